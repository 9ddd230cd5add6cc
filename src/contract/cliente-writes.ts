import { Cliente } from './cliente.ts'
import { doc } from './doc.ts'
import { endpoint, json, saved } from './endpoint.ts'
import { id } from './fields.ts'
import { basedOn } from './version.ts'

export const updateClienteActivo = endpoint('POST /api/updateClienteActivo', {
  ...json({ idCliente: id(), activo: Cliente.fields.activo }),
  query: basedOn,
  doc: doc`Lets a customer in, or no longer.`,
  access: 'admin',
  does: 'update',
  entity: Cliente,
  done: 'Cliente modificado',
  response: saved,
})
export const deleteUsuarioZona = endpoint('GET /api/deleteUsuarioZona/{id}', {
  doc: doc`Deletes a customer.`,
  access: 'admin',
  does: 'delete',
  entity: Cliente,
  done: 'Cliente eliminado',
  response: saved,
})
