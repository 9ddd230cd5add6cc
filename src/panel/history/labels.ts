import { capital } from '#contract/capital.ts'

/** The labels of fields that are more than the field's name in the forms; the forms themselves are fetched one by one. */
const labels: Readonly<Record<string, string>> = {
  activo: 'Activado',
  admin: 'Administrador',
  claves: 'Keyword',
  direccion: 'Dirección',
  epigrafe: 'Epígrafe',
  file: 'Archivo',
  footer: 'Logo del footer',
  imagenes: 'Imágenes',
  instagram: 'Link de Instagram',
  linkboton: 'Link del botón',
  navbar: 'Logo del navbar',
  numeropedido: 'Numero de pedido',
  sub_productos: 'Sub-productos',
  telefono: 'Teléfono',
  telefono_secundario: 'Teléfono 2',
  textoboton: 'Texto del botón',
  titulo: 'Título',
}

/** Fields that one form labels otherwise. */
const ofCollection: Readonly<Record<string, string>> = { 'novedades imagen': 'Portada', 'clientes nombre': 'Usuario' }

/** The label of a field in its form. */
export const getFieldLabel = (campo: string, recurso = ''): string =>
  ofCollection[`${recurso} ${campo}`] ?? labels[campo] ?? capital(campo)
