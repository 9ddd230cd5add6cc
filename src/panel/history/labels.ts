/** The words of the forms for the fields of the contract; the forms themselves are fetched one by one. */
const labels: Readonly<Record<string, string>> = {
  activo: 'Activado',
  admin: 'Administrador',
  claves: 'Keyword',
  destacado: 'Destacado',
  direccion: 'Dirección',
  email: 'Email',
  epigrafe: 'Epígrafe',
  etiqueta: 'Etiqueta',
  facebook: 'Facebook',
  file: 'Archivo',
  footer: 'Logo del footer',
  formato: 'Formato',
  imagen: 'Imagen',
  imagenes: 'Imágenes',
  instagram: 'Link de Instagram',
  link: 'Link',
  linkboton: 'Link del botón',
  navbar: 'Logo del navbar',
  nombre: 'Nombre',
  numeropedido: 'Numero de pedido',
  orden: 'Orden',
  peso: 'Peso',
  rol: 'Rol',
  seccion: 'Seccion',
  sub_productos: 'Sub-productos',
  telefono: 'Teléfono',
  telefono_secundario: 'Teléfono 2',
  texto: 'Texto',
  textoboton: 'Texto del botón',
  titulo: 'Título',
  usuario: 'Usuario',
}

/** Fields that one form labels otherwise. */
const ofCollection: Readonly<Record<string, string>> = { 'novedades imagen': 'Portada', 'clientes nombre': 'Usuario' }

/** The label of a field in its form; a field that only another backend has keeps its name. */
export const labelOf = (campo: string, recurso = ''): string =>
  ofCollection[`${recurso} ${campo}`] ?? labels[campo] ?? campo
