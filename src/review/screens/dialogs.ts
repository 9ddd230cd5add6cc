import { ferias } from '../../panel/sections/ferias/section.ts'
import { mensaje } from '../../panel/sections/mensaje/section.ts'
import { archivos } from '../../panel/sections/archivos/section.ts'
import { correos } from '../../panel/sections/correos/section.ts'
import { papelera } from '../../panel/sections/papelera/section.ts'
import { productos } from '../../panel/sections/productos/section.ts'
import { servicios } from '../../panel/sections/servicios/section.ts'
import { sliders } from '../../panel/sections/sliders/section.ts'
import { zonaPrivada } from '../../panel/sections/zona-privada/section.ts'
import { fails, hangs, panelPath, together, type Screen, type ScreenState } from './screen.ts'

const dialog = (
  component: string,
  title: string,
  path: string,
  states: readonly ScreenState[],
  id = component,
): Screen => ({ id: `dialogo/${id}`, group: 'Diálogos', title, path, component, states })

const open = (story: string, scenario: string, step?: string): ScreenState => ({
  name: 'open',
  scenario,
  story,
  ...(step !== undefined && { step }),
})
const editor = 'rol:editor'
const login = 'zone/ZoneButton'

export const dialogs: readonly Screen[] = [
  dialog('ZoneDialog', 'Zona privada: ingreso', '/zonaPrivada', [
    open(`${login}/Dialogo`, 'rol:nadie'),
    { name: 'refused', scenario: 'rol:nadie', step: 'Ingresá con otra contraseña.', story: `${login}/Rechazado` },
    {
      name: 'forbidden',
      scenario: 'rol:nadie',
      step: 'Ingresá como pendiente / pendiente1234.',
      story: `${login}/NoActivado`,
    },
    {
      name: 'saving',
      scenario: together('rol:nadie', hangs('verificarLoginZona')),
      step: 'Ingresá.',
      story: `${login}/Ingresando`,
    },
    { name: 'offline', scenario: 'rol:nadie,verificarLoginZona:offline', step: 'Ingresá.', story: `${login}/SinRed` },
  ]),
  dialog(
    'ZoneDialog',
    'Zona privada: crear cuenta',
    '/zonaPrivada',
    [
      open(`${login}/CrearCuenta`, 'rol:nadie', 'Tocá «Crear cuenta».'),
      {
        name: 'refused',
        scenario: 'rol:nadie',
        step: 'Creá una cuenta con el usuario «cliente».',
        story: `${login}/NombreOcupado`,
      },
      { name: 'done', scenario: 'rol:nadie', step: 'Creá una cuenta.', story: `${login}/CuentaCreada` },
    ],
    'CrearCuenta',
  ),
  dialog('SearchDialog', 'Buscar en el sitio', '/empresa', [
    open('site/search/SearchDialog/Vacia', '', 'Ctrl+K, o la lupa.'),
    { name: 'filled', scenario: '', step: 'Ctrl+K, y escribí «m8x30».', story: 'site/search/SearchDialog/PorMedida' },
    {
      name: 'empty',
      scenario: '',
      step: 'Ctrl+K, y escribí algo que no haya.',
      story: 'site/search/SearchDialog/Nada',
    },
  ]),
  dialog('PictureDialog', 'Imagen ampliada de un producto', '/productos?id=1', [
    open('site/productos/ProductDetail/ImagenAmpliada', '', 'Tocá la imagen.'),
  ]),
  dialog('BarsDialog', 'Código de barras', '/productos?id=1', [
    open('site/productos/ProductDetail/CodigoDeBarras', '', 'Tocá un código de barras.'),
  ]),
  dialog('SizesDialog', 'Medidas para el pedido', '/productos', [
    open('site/pedido/CardAdd/Elegir', '', 'Tocá el + de un producto.'),
  ]),
  dialog('Projection', 'Video a pantalla completa', '/videos', [
    open('site/videos/VideosPage/ProyeccionAbierta', '', 'Reproducí un video propio.'),
  ]),
  dialog('LeaveDialog', 'Cambios sin guardar', panelPath(servicios.edit, 1), [
    open('panel/Productos (26, 28)/PreguntaAlSalir', editor, 'Cambiá algo y tocá otra entrada de la barra.'),
  ]),
  dialog('LoginDialog', 'Volvé a ingresar', panelPath(servicios.edit, 1), [
    open(
      'panel/Nada se pierde/SesionTerminada',
      together(editor, fails('updateServicio', 401)),
      'Cambiá algo y guardá.',
    ),
  ]),
  dialog('SelectedBar', 'Eliminar varios registros', panelPath(servicios.list), [
    open('panel/Servicios (50, 52, 53)/EliminaVarios', editor, 'Tocá dos filas y «Eliminar» en la barra.'),
  ]),
  dialog('RowActions', 'Eliminar un registro', panelPath(servicios.list), [
    open('panel/Servicios (50, 52, 53)/Elimina', editor, 'Tocá «Eliminar» en una fila.'),
    {
      name: 'down',
      scenario: together(editor, fails('deleteServicio')),
      step: 'Eliminá una fila.',
      story: 'panel/Servicios (50, 52, 53)/NoElimina',
    },
  ]),
  dialog('Gallery', 'Cargar imagen', panelPath(ferias.gallery, 1), [
    open('panel/Ferias (70, 71, 72, 73)/CargaImagenAbierta', editor, 'Tocá «Cargar Imagen».'),
    {
      name: 'refused',
      scenario: editor,
      step: 'Cargá un archivo que no sea una imagen.',
      story: 'panel/Ferias (70, 71, 72, 73)/CargaImagenRechazada',
    },
    {
      name: 'down',
      scenario: together(editor, fails('guardarImagenFeria')),
      step: 'Cargá una imagen.',
      story: 'panel/Ferias (70, 71, 72, 73)/CargaImagenNoPuede',
    },
  ]),
  dialog('PicturesDialog', 'Imágenes por nombre', panelPath(productos.list), [
    open('panel/Productos: imágenes por nombre/Abierto', editor, 'Tocá «Imágenes».'),
    {
      name: 'filled',
      scenario: editor,
      step: 'Elegí imágenes con nombres de códigos y de productos.',
      story: 'panel/Productos: imágenes por nombre/Repartidas',
    },
    {
      name: 'down',
      scenario: together(editor, fails('guardarImagenProducto')),
      step: 'Elegí una imagen y cargala.',
      story: 'panel/Productos: imágenes por nombre/UnaFalla',
    },
  ]),
  dialog('OrdenField', 'Orden disparatado', panelPath(servicios.edit, 1), [
    open('panel/Nada se pierde/OrdenDisparatado', editor, 'Poné 9999 en Orden y guardá.'),
  ]),
  dialog('LinkDialog', 'Enlace en un texto', panelPath(sliders.edit, 1), [
    open('panel/Texto rico/Enlace', editor, 'Tocá «Enlace» en la barra del texto.'),
    {
      name: 'refused',
      scenario: editor,
      step: 'Escribí una dirección que no sea tal.',
      story: 'panel/Texto rico/EnlaceRechazado',
    },
  ]),
  dialog('PasteDialog', 'Pegar una tabla', panelPath(productos.edit, 1), [
    open(
      'panel/Pegar una tabla/Pregunta',
      editor,
      'Copiá filas de una planilla y pegalas en un casillero de la tabla.',
    ),
  ]),
  dialog('ConfirmMensaje', 'Enviar mensaje a las suscripciones', panelPath(mensaje.form), [
    open('panel/Suscripciones (17, 18)/Pregunta', 'rol:admin', 'Completá y tocá «Enviar».'),
  ]),
  dialog('AskHidden', 'Partes ocultas de una lista de precios', panelPath(zonaPrivada.create), [
    open(
      'panel/Zona Privada (108, 109, 110)/PreguntaPorLoOculto',
      editor,
      'Elegí una planilla que tenga una hoja, fila o columna oculta, y guardá.',
    ),
  ]),
  dialog('correos', 'Un correo', panelPath(correos.list), [
    open('panel/Correos (305)/Ver', 'rol:admin', 'Escribí desde Contacto, y tocá «Ver» en el correo.'),
  ]),
  dialog('Palette', 'Ir a…', panelPath(servicios.list), [
    open('panel/Ir a…/Abierta', editor, 'Ctrl+K.'),
    { name: 'filled', scenario: 'rol:admin', step: 'Ctrl+K, y escribí «020870».', story: 'panel/Ir a…/PorCodigo' },
    { name: 'empty', scenario: editor, step: 'Ctrl+K, y escribí algo que no haya.', story: 'panel/Ir a…/Nada' },
  ]),
  dialog('archivos', 'Eliminar archivo', panelPath(archivos.list), [
    open('panel/Archivos (304)/EliminarUnoEnUso', editor, 'Tocá «Eliminar» en uno que se usa.'),
    {
      name: 'filled',
      scenario: editor,
      step: 'Reemplazá la imagen de un servicio, y eliminá acá la de antes.',
      story: 'panel/Archivos (304)/EliminarUnoSinUsar',
    },
  ]),
  dialog('LibraryDialog', 'Elegir uno que ya está', panelPath(servicios.create), [
    open('panel/Archivos (304)/ElegirUno', editor, 'Tocá «Elegir uno que ya está».'),
    {
      name: 'empty',
      scenario: editor,
      step: 'Buscá algo que no haya.',
      story: 'panel/Archivos (304)/ElegirParaLaZona',
    },
  ]),
  dialog('CropDialog', 'Recortar una imagen', panelPath(servicios.create), [
    open('panel/Recorte/Abierto', editor, 'Elegí una imagen de otro tamaño y tocá «Recortar».'),
  ]),
  dialog('papelera', 'Eliminar para siempre', panelPath(papelera.list), [
    open('panel/Papelera (301)/RestaurarYEliminar', 'rol:admin', 'Eliminá algo, y eliminalo también acá.'),
  ]),
]

/** Notices over any page. */
export const notices: readonly Screen[] = [
  {
    id: 'aviso/version',
    group: 'Avisos',
    title: 'Hay una versión nueva',
    path: '/',
    states: [open('app/Notices/Actualizacion', 'version:nueva')],
  },
  {
    id: 'aviso/conexion',
    group: 'Avisos',
    title: 'Sin conexión',
    path: '/',
    states: [open('app/Notices/SinConexion', '*:offline')],
  },
  {
    id: 'aviso/espacio',
    group: 'Avisos',
    title: 'No hay espacio',
    path: panelPath(servicios.edit, 1),
    states: [open('app/Notices/SinEspacio', 'rol:editor,espacio:lleno', 'Cambiá algo y guardá.')],
  },
]
