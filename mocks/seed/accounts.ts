/** The demo accounts, as `npm start` prints them. */
export const accounts = [
  { cuenta: 'admin', clave: 'admin1234', donde: 'panel', que: 'administra todo' },
  { cuenta: 'editor', clave: 'editor1234', donde: 'panel', que: 'edita contenido' },
  { cuenta: 'cliente', clave: 'cliente1234', donde: 'zona privada', que: 'cliente activo' },
  { cuenta: 'pendiente', clave: 'pendiente1234', donde: 'zona privada', que: 'cliente sin activar' },
]
