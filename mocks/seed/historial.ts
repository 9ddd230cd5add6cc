interface Entrada {
  id: number
  /** Users and customers have separate id sequences; zona 1 marks a customer. */
  idUsuario: number
  zona: 0 | 1
  usuario: string
  texto: string
  created_at: string
}

export const historial: Entrada[] = [
  { id: 1, idUsuario: 1, zona: 0, usuario: 'admin', texto: 'Producto creado: Bulón hexagonal', created_at: '2026-03-02T12:14:05Z' },
  { id: 2, idUsuario: 1, zona: 0, usuario: 'admin', texto: 'Producto creado: Cáncamo', created_at: '2026-03-02T13:41:50Z' },
  { id: 3, idUsuario: 2, zona: 0, usuario: 'editor', texto: 'Feria creada: Jornada de Proveedores del Agro 2026', created_at: '2026-03-16T14:02:33Z' },
  { id: 4, idUsuario: 1, zona: 1, usuario: 'cliente', texto: 'Vio la lista de precios', created_at: '2026-04-07T11:55:12Z' },
  { id: 5, idUsuario: 1, zona: 1, usuario: 'cliente', texto: 'Descargo la lista de precios', created_at: '2026-04-07T11:56:40Z' },
  { id: 6, idUsuario: 1, zona: 1, usuario: 'cliente', texto: 'Sesion Cerrada', created_at: '2026-04-07T12:03:08Z' },
  { id: 7, idUsuario: 2, zona: 0, usuario: 'editor', texto: 'Feria creada: Feria Metalmecánica Rosario 2026', created_at: '2026-05-26T13:20:19Z' },
  { id: 8, idUsuario: 3, zona: 0, usuario: 'ventas', texto: 'Archivo subido: 0001-00012345', created_at: '2026-07-01T12:00:47Z' },
  { id: 9, idUsuario: 3, zona: 1, usuario: 'agromec', texto: 'Vio la lista de precios', created_at: '2026-07-02T18:31:26Z' },
  { id: 10, idUsuario: 4, zona: 1, usuario: 'ferreteriaelnorte', texto: 'Descargo la lista de precios', created_at: '2026-07-03T15:09:54Z' },
  { id: 11, idUsuario: 2, zona: 0, usuario: 'editor', texto: 'Novedad creada: Renovamos el laboratorio de metrología', created_at: '2026-08-11T17:45:31Z' },
  { id: 12, idUsuario: 2, zona: 0, usuario: 'editor', texto: 'Slider modificado', created_at: '2026-08-20T12:38:02Z' },
  { id: 13, idUsuario: 2, zona: 0, usuario: 'editor', texto: 'Feria creada: Expo Ferretera del Centro 2026', created_at: '2026-09-21T14:27:16Z' },
  { id: 14, idUsuario: 3, zona: 0, usuario: 'ventas', texto: 'Archivo subido: 0001-00012391', created_at: '2026-10-01T11:12:44Z' },
  { id: 15, idUsuario: 3, zona: 1, usuario: 'agromec', texto: 'Descargo la lista de precios', created_at: '2026-10-01T19:40:28Z' },
  { id: 16, idUsuario: 3, zona: 1, usuario: 'agromec', texto: 'Sesion Cerrada', created_at: '2026-10-01T19:52:00Z' },
  { id: 17, idUsuario: 1, zona: 1, usuario: 'cliente', texto: 'Vio la lista de precios', created_at: '2026-10-05T13:04:39Z' },
  { id: 18, idUsuario: 1, zona: 0, usuario: 'admin', texto: 'Cliente desactivado: tallermaipu', created_at: '2026-10-14T16:18:55Z' },
  { id: 19, idUsuario: 2, zona: 0, usuario: 'editor', texto: 'Novedad creada: Nueva línea de anclajes para hormigón', created_at: '2026-11-03T12:50:11Z' },
  { id: 20, idUsuario: 1, zona: 0, usuario: 'admin', texto: 'Slider modificado', created_at: '2026-11-10T23:36:07Z' },
]
