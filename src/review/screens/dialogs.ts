import { archivos } from '#panel/sections/archivos/section.ts'
import { correos } from '#panel/sections/correos/section.ts'
import { ferias } from '#panel/sections/ferias/section.ts'
import { mensaje } from '#panel/sections/mensaje/section.ts'
import { papelera } from '#panel/sections/papelera/section.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { zonaPrivada } from '#panel/sections/zona-privada/section.ts'
import { fails, hangs, panelPath, createScreen, together, type Screen, type StateLine } from './screen.ts'

const dialog = (
  component: string,
  title: string,
  path: string,
  stories: string,
  lines: readonly StateLine[],
): Screen => ({ ...createScreen('Diálogos', title, path, stories, lines), id: `dialogo/${component}`, component })

/** A question of the panel, which one component asks everywhere. */
const question = (...[id, ...args]: Parameters<typeof dialog>): Screen => ({ ...dialog(id, ...args), component: 'Ask' })

const editor = 'rol:editor'
const nobody = 'rol:nadie'
const admin = 'rol:admin'
const zoneLogin = 'zone/ZoneButton'
const search = 'site/search/SearchDialog'
const fairs = 'panel/Ferias (70, 71, 72, 73)'
const services = 'panel/Servicios (50, 52, 53)'
const files = 'panel/Archivos (304)'

export const dialogs: readonly Screen[] = [
  dialog('ZoneDialog', 'Zona privada: ingreso', '/zonaPrivada', zoneLogin, [
    ['open', 'Dialogo', nobody],
    ['refused', 'Rechazado', nobody, 'Ingresá con otra contraseña.'],
    ['forbidden', 'NoActivado', nobody, 'Ingresá como pendiente / pendiente1234.'],
    ['saving', 'Ingresando', together(nobody, hangs('verificarLoginZona')), 'Ingresá.'],
    ['offline', 'SinRed', together(nobody, 'verificarLoginZona:offline'), 'Ingresá.'],
  ]),
  {
    ...dialog('ZoneDialog', 'Zona privada: crear cuenta', '/zonaPrivada', zoneLogin, [
      ['open', 'CrearCuenta', nobody, 'Tocá «Crear cuenta».'],
      ['refused', 'NombreOcupado', nobody, 'Creá una cuenta con el usuario «cliente».'],
      ['done', 'CuentaCreada', nobody, 'Creá una cuenta.'],
    ]),
    id: 'dialogo/CrearCuenta',
  },
  dialog('SearchDialog', 'Buscar en el sitio', '/empresa', search, [
    ['open', 'Vacia', '', 'Ctrl+K, o la lupa.'],
    ['filled', 'PorMedida', '', 'Ctrl+K, y escribí «m8x30».'],
    ['empty', 'Nada', '', 'Ctrl+K, y escribí algo que no haya.'],
  ]),
  dialog('PictureDialog', 'Imagen ampliada de un producto', '/productos?id=1', 'site/productos/ProductDetail', [
    ['open', 'ImagenAmpliada', '', 'Tocá la imagen.'],
  ]),
  dialog('SizesDialog', 'Medidas para el pedido', '/productos', 'site/pedido/CardAdd', [
    ['open', 'Elegir', '', 'Tocá el + de un producto.'],
  ]),
  dialog('Projection', 'Video a pantalla completa', '/videos', 'site/videos/VideosPage', [
    ['open', 'ProyeccionAbierta', '', 'Reproducí un video propio.'],
  ]),
  dialog('LeaveDialog', 'Cambios sin guardar', panelPath(servicios.edit, 1), 'panel/Sliders (2, 29)', [
    ['open', 'PreguntaAbierta', editor, 'Cambiá algo y tocá otra entrada de la barra.'],
  ]),
  dialog('LoginDialog', 'Volvé a ingresar', panelPath(servicios.edit, 1), 'panel/Nada se pierde', [
    ['open', 'SesionTerminada', together(editor, fails('updateServicio', 401)), 'Cambiá algo y guardá.'],
  ]),
  question('SelectedBar', 'Eliminar varios registros', panelPath(servicios.list), services, [
    ['open', 'EliminaVarios', editor, 'Tocá dos filas y «Eliminar» en la barra.'],
  ]),
  question('RowActions', 'Eliminar un registro', panelPath(servicios.list), services, [
    ['open', 'Elimina', editor, 'Tocá «Eliminar» en una fila.'],
    ['down', 'NoElimina', together(editor, fails('deleteServicio')), 'Eliminá una fila.'],
  ]),
  dialog('Gallery', 'Cargar imagen', panelPath(ferias.gallery, 1), fairs, [
    ['open', 'CargaImagenAbierta', editor, 'Tocá «Cargar Imagen».'],
    ['refused', 'CargaImagenRechazada', editor, 'Cargá un archivo que no sea una imagen.'],
    ['down', 'CargaImagenNoPuede', together(editor, fails('guardarImagenFeria')), 'Cargá una imagen.'],
  ]),
  dialog('PicturesDialog', 'Imágenes por nombre', panelPath(productos.list), 'panel/Productos: imágenes por nombre', [
    ['open', 'Abierto', editor, 'Tocá «Imágenes».'],
    ['filled', 'Repartidas', editor, 'Elegí imágenes con nombres de códigos y de productos.'],
    ['down', 'UnaFalla', together(editor, fails('guardarImagenProducto')), 'Elegí una imagen y cargala.'],
  ]),
  dialog('OrdenField', 'Orden disparatado', panelPath(servicios.edit, 1), 'panel/Nada se pierde', [
    ['open', 'OrdenDisparatado', editor, 'Poné 9999 en Orden y guardá.'],
  ]),
  dialog('LinkDialog', 'Enlace en un texto', panelPath(sliders.edit, 1), 'panel/Texto rico', [
    ['open', 'Enlace', editor, 'Tocá «Enlace» en la barra del texto.'],
    ['refused', 'EnlaceRechazado', editor, 'Escribí una dirección que no sea tal.'],
  ]),
  dialog('PasteDialog', 'Pegar una tabla', panelPath(productos.edit, 1), 'panel/Pegar una tabla', [
    ['open', 'Pregunta', editor, 'Copiá filas de una planilla y pegalas en un casillero de la tabla.'],
  ]),
  question(
    'ConfirmMensaje',
    'Enviar mensaje a las suscripciones',
    panelPath(mensaje.form),
    'panel/Suscripciones (17, 18)',
    [['open', 'Pregunta', admin, 'Completá y tocá «Enviar».']],
  ),
  question(
    'AskHidden',
    'Partes ocultas de una lista de precios',
    panelPath(zonaPrivada.create),
    'panel/Zona Privada (108, 109, 110)',
    [
      [
        'open',
        'PreguntaPorLoOculto',
        editor,
        'Elegí una planilla que tenga una hoja, fila o columna oculta, y guardá.',
      ],
    ],
  ),
  dialog('correos', 'Un correo', panelPath(correos.list), 'panel/Correos (305)', [
    ['open', 'Ver', admin, 'Escribí desde Contacto, y tocá «Ver» en el correo.'],
  ]),
  dialog('Palette', 'Ir a…', panelPath(servicios.list), 'panel/Ir a…', [
    ['open', 'Abierta', editor, 'Ctrl+K.'],
    ['filled', 'PorCodigo', admin, 'Ctrl+K, y escribí «020870».'],
    ['empty', 'Nada', editor, 'Ctrl+K, y escribí algo que no haya.'],
  ]),
  question('archivos', 'Eliminar archivo', panelPath(archivos.list), files, [
    ['open', 'EliminarUnoEnUso', editor, 'Tocá «Eliminar» en uno que se usa.'],
    ['filled', 'EliminarUnoSinUsar', editor, 'Reemplazá la imagen de un servicio, y eliminá acá la de antes.'],
  ]),
  dialog('LibraryDialog', 'Elegir uno que ya está', panelPath(servicios.create), files, [
    ['open', 'ElegirUno', editor, 'Tocá «Elegir uno que ya está».'],
    ['empty', 'ElegirParaLaZona', editor, 'Buscá algo que no haya.'],
  ]),
  dialog('CropDialog', 'Recortar una imagen', panelPath(servicios.create), 'panel/Recorte', [
    ['open', 'Abierto', editor, 'Elegí una imagen de otro tamaño y tocá «Recortar».'],
  ]),
  question('papelera', 'Eliminar para siempre', panelPath(papelera.list), 'panel/Papelera (301)', [
    ['open', 'EliminarParaSiempre', admin, 'Eliminá algo, y eliminalo también acá.'],
  ]),
]

const notice = (id: string, title: string, path: string, line: StateLine): Screen => ({
  ...createScreen('Avisos', title, path, 'app/Notices', [line]),
  id: `aviso/${id}`,
})

export const notices: readonly Screen[] = [
  notice('version', 'Hay una versión nueva', '/', ['open', 'Actualizacion', 'version:nueva']),
  notice('conexion', 'Sin conexión', '/', ['open', 'SinConexion', '*:offline']),
  notice('espacio', 'No hay espacio', panelPath(servicios.edit, 1), [
    'open',
    'SinEspacio',
    'rol:editor,espacio:lleno',
    'Cambiá algo y guardá.',
  ]),
]
