/** The docs that the code of a part cannot hold: when to use the part and when not, and how it is used without a mouse or without sight. */

export interface PartsPage {
  /** The page explains the parts of these files; a name without an ending is a folder of the kit. */
  readonly of: readonly string[]
  /** Para qué sirve, in one sentence. */
  readonly what: string
  /** When it is right: the story above shows it. */
  readonly good: string
  /** When it is wrong: `bad-examples.tsx` shows it. */
  readonly bad: string
  readonly keyboard: string
  readonly reader: string
}

const ui = (...names: string[]) => names.map((name) => `src/ui/${name}.tsx`)
const kit = (...names: string[]) => names.map((name) => `src/panel/kit/${name}.tsx`)
const fields = (...names: string[]) => kit(...names.map((name) => `fields/${name}`))

const native = 'El del control nativo: Tab llega, Espacio o Enter actúan.'

/** Each page by the title of its stories. */
export const pages: Readonly<Record<string, PartsPage>> = {
  'ui/Alert': {
    of: [...ui('Alert'), ...kit('Reason')],
    what: 'Dice, sobre el contenido, cómo terminó algo que se acaba de hacer.',
    good: 'Después de guardar, crear o eliminar: una oración, la del contrato.',
    bad: 'Para lo que hay que leer antes de seguir: un aviso se va solo a los 3 s, también el de un error. Eso va en un Dialog, o junto al campo o botón (kit/Reason).',
    keyboard: 'Con el foco adentro no se va; Tab llega a «Cerrar aviso».',
    reader: 'Es role="status" cuando salió bien y role="alert" cuando falló: se lee sin mover el foco.',
  },
  'ui/Breadcrumb': {
    of: ui('Breadcrumb'),
    what: 'Dice dónde está la página y lleva a las de arriba.',
    good: 'Arriba de una página pública que no es el inicio.',
    bad: 'Para los pasos de una tarea: una miga es un lugar, no un avance.',
    keyboard: 'Tab por los enlaces; la última miga no es enlace.',
    reader: 'Es una navegación con nombre; la última miga lleva aria-current="page".',
  },
  'ui/Button': {
    of: ui('Button'),
    what: 'Hace algo acá: envía, guarda, abre. Lo que lleva a otra página es un enlace, aunque se vea igual.',
    good: 'Una sola acción primaria por lugar; las demás, secundarias o discretas.',
    bad: 'Dos primarias juntas: nadie sabe cuál sigue.',
    keyboard: 'Tab llega; Enter y Espacio lo aprietan. Ocupado sigue en el orden de Tab y no hace nada.',
    reader: 'El texto es el nombre; un IconButton lo toma de «label». Ocupado dice «busyLabel».',
  },
  'ui/Carousel': {
    of: ui('Carousel', 'CarouselControls'),
    what: 'Muestra una imagen por vez de unas pocas del mismo tema.',
    good: 'La portada y las fotos de un producto: lo que sigue es más de lo mismo.',
    bad: 'Para textos que hay que leer todos: los que no están a la vista no se leen. Eso es una grilla.',
    keyboard: 'Con el foco adentro las flechas pasan la imagen, y nada se mueve solo.',
    reader: 'Es una región con nombre; cada imagen dice su lugar. Lo que se mueve solo no se anuncia.',
  },
  'ui/Dialog': {
    of: ui('Dialog'),
    what: 'Pide o muestra algo sin dejar la página.',
    good: 'Una pregunta corta, o un formulario de pocos campos, con su título.',
    bad: 'Para decir que algo salió bien: interrumpe y pide cerrar. Eso es un Alert.',
    keyboard: 'El foco entra, no sale con Tab, y vuelve al cerrar. Escape y Atrás cierran.',
    reader: 'El título es el nombre y la descripción se lee al abrir; lo de atrás queda fuera de alcance.',
  },
  'ui/DownloadFrame': {
    of: ui('DownloadFrame'),
    what: 'Recibe las descargas: si el servidor se niega, la página sigue ahí y lo dice.',
    good: 'Una vez por pantalla con descargas, y los enlaces con target={downloads}.',
    bad: 'Un enlace suelto al archivo: un rechazo del servidor se lleva puesta la página.',
    keyboard: 'No se ve ni recibe el foco: se usan los enlaces.',
    reader: 'Está oculto también para el lector.',
  },
  'ui/Field': {
    of: ui('Field'),
    what: 'Une un control con su nombre, su ayuda y su error.',
    good: 'Nombre siempre a la vista, ayuda antes de escribir, error junto al campo y con la salida.',
    bad: 'El nombre como texto de muestra: desaparece al escribir, y el error no dice qué hacer.',
    keyboard: `${native} El ojo de la contraseña también se alcanza con Tab.`,
    reader: 'La etiqueta es el nombre; ayuda y error son la descripción, y un error marca aria-invalid.',
  },
  'ui/Logo': {
    of: ui('brand/Logo', 'brand/TabTitle'),
    what: 'El logo que la empresa subió, o el que trae el sitio.',
    good: '«navbar» sobre blanco, «footer» sobre negro.',
    bad: '«navbar» sobre negro: su texto es negro y no se lee.',
    keyboard: 'No recibe el foco; el enlace que lo rodea, sí.',
    reader: 'Dice el nombre de la empresa.',
  },
  'ui/Media': {
    of: ui('Media', 'VideoFile'),
    what: 'Muestra un archivo guardado, imagen o video, en el lugar que le queda reservado.',
    good: 'Con medidas: nada se corre cuando llega. Sin archivo o con uno roto, queda un cuadro que lo dice.',
    bad: 'Una etiqueta img suelta: sin medidas la página salta, y si falla queda un ícono roto.',
    keyboard: 'Una imagen no recibe el foco; un video con controles usa los del navegador.',
    reader: 'El «alt» dice qué muestra; con alt vacío es decoración y se saltea.',
  },
  'ui/Message': {
    of: ui('Message'),
    what: 'La línea de un formulario que dice cómo va el envío.',
    good: 'Siempre en su lugar, también vacía: nada se mueve cuando aparece el texto.',
    bad: 'Solo el color: el rojo sin palabras no le dice nada a quien no lo ve.',
    keyboard: 'No recibe el foco.',
    reader: 'Se lee cuando hay una pausa, sin mover el foco.',
  },
  'ui/HydrationBoundary': {
    of: ui('HydrationBoundary'),
    what: 'Una parte de la página que React toma por separado, cuando hace falta.',
    good: 'Alrededor de una sección larga de una página ya escrita por el servidor.',
    bad: 'Alrededor de un botón o de una línea: cada parte cuesta, y algo tan chico no demora nada.',
    keyboard: 'Lo que se aprieta antes de tiempo se guarda y ocurre apenas la parte está lista.',
    reader: 'No agrega nada: lo de adentro se lee igual antes y después.',
  },
  'ui/RichText': {
    of: ui('RichText'),
    what: 'El único lugar por donde entra a la página el texto con formato que guardó el panel.',
    good: 'Para todo HTML de la API: lo peligroso se quita y los títulos toman su tamaño.',
    bad: 'Mostrar el HTML como texto: se ven las etiquetas.',
    keyboard: 'Los enlaces de adentro, con Tab.',
    reader: 'Títulos, listas y tablas se leen como tales.',
  },
  'ui/SectionHeading': {
    of: ui('SectionHeading'),
    what: 'El título de una sección, con lo que se puede hacer con ella al final de la línea.',
    good: 'Un nivel por vez: h1 la página, h2 sus secciones.',
    bad: 'Un texto grande y en negrita en lugar de un título: quien recorre por títulos no lo encuentra.',
    keyboard: 'El título no recibe el foco; la acción, sí.',
    reader: 'Un título del nivel de «as».',
  },
  'ui/Estados': {
    of: ui('Empty', 'Retry', 'Skeleton'),
    what: 'Lo que ocupa el lugar de un contenido que todavía no está, que no hay, o que no se pudo traer.',
    good: 'Vacío con el próximo paso; fallo con «Reintentar»; espera con la forma de lo que viene.',
    bad: 'Una frase seca que no dice qué pasó ni qué hacer.',
    keyboard: 'Se llega con Tab a lo que ofrecen: «Reintentar» o el próximo paso.',
    reader: 'La espera se anuncia una vez con «Loading»; los bloques grises no se leen.',
  },
  'ui/Table': {
    of: ui('TableScroll', 'SortableHead', 'sheet/Sheet', 'tables/WholeList'),
    what: 'Una tabla que entra en cualquier ancho, cabezas de columna que ordenan, y una planilla de miles de filas.',
    good: 'Se desliza ella sola de costado; la página no.',
    bad: 'Una tabla suelta más ancha que el teléfono: arrastra la página entera.',
    keyboard: 'La tabla que se desliza recibe el foco y va con las flechas; la cabeza es un botón.',
    reader: 'Una región con nombre; la cabeza dice si ordena y para qué lado (aria-sort).',
  },
  'ui/VisuallyHidden': {
    of: ui('VisuallyHidden'),
    what: 'Palabras que solo oye quien usa un lector de pantalla.',
    good: 'Donde la vista ya lo dice con la forma: el fin de una columna de botones, el alcance de un número.',
    bad: 'Para esconder instrucciones que todos necesitan.',
    keyboard: 'No pongas adentro nada que reciba el foco: no se vería dónde está.',
    reader: 'Se lee en su lugar, como cualquier texto.',
  },
  'panel/kit/Screen': {
    of: kit('Screen', 'next-steps'),
    what: 'Una pantalla del panel: título, vuelta a la lista, botones, y lo que sigue después de crear.',
    good: 'Una por código; el título es el de la especificación, y el registro va detrás.',
    bad: 'Un título armado a mano: la pestaña y el historial quedan sin nombre.',
    keyboard: 'Tab llega primero a «Volver a la lista», después a los botones de la pantalla.',
    reader: 'El título es el h1, y el nombre de la pestaña.',
  },
  'panel/kit/EntityList': {
    of: kit('EntityList', 'ListTable', 'TableSkeleton', 'list/TableRow', 'list/Filters', 'orden/Handle'),
    what: 'La pantalla de una lista: título, «Crear», «Buscar...», filtros, orden, páginas y los botones de cada fila.',
    good: 'Se dice qué columnas, qué se busca y qué se puede hacer; lo demás lo pone el kit.',
    bad: 'Una tabla propia: sin búsqueda, sin estados y sin teclado.',
    keyboard: 'Cada fila es una parada de Tab; las flechas van por celdas y botones. «/» busca.',
    reader: 'Una tabla con cabezas; los botones dicen a qué fila pertenecen.',
  },
  'panel/kit/Pager': {
    of: kit('Pager'),
    what: 'Pasa las páginas de una lista larga.',
    good: 'Debajo de la tabla, cuando hay más de una página.',
    bad: 'Con una sola página: dos botones apagados que no sirven.',
    keyboard: native,
    reader: 'Una navegación con nombre; dice en qué página quedó.',
  },
  'panel/kit/SearchBox': {
    of: kit('SearchBox'),
    what: 'Busca en la lista que se ve.',
    good: 'Uno por pantalla, arriba de la tabla.',
    bad: 'Con un botón «Buscar» al lado: la lista ya cambia mientras se escribe.',
    keyboard: '«/» lleva el foco; Escape borra.',
    reader: 'Se llama «Buscar», y dice su atajo.',
  },
  'panel/kit/DownloadButton': {
    of: kit('DownloadButton', 'ListDownload'),
    what: 'Baja un archivo que arma la página misma, como una lista en CSV.',
    good: 'Dice el formato: quien baja sabe con qué se abre.',
    bad: '«Bajar», a secas: no dice qué ni en qué formato.',
    keyboard: native,
    reader: 'El texto es el nombre; el ícono no se lee.',
  },
  'panel/kit/EntityForm': {
    of: kit('EntityForm', 'FormBody', 'Gone', 'form/News'),
    what: 'La pantalla de crear o editar: guarda lo escrito, sigue los cambios de otras ventanas y nunca pierde nada.',
    good: 'Se dice qué campos y qué llamada; los rechazos del servidor quedan junto a su campo.',
    bad: 'Un formulario propio que valida por su cuenta: dice otra cosa que el servidor, y pierde lo escrito.',
    keyboard: 'Ctrl+S guarda; tras un rechazo el foco va al primer campo que hay que mirar.',
    reader: 'El resultado se anuncia; un choque entre ventanas es una región con nombre y dos botones.',
  },
  'panel/kit/Campos': {
    of: fields('InputField', 'OrdenField', 'FlagField', 'StoredField', 'ExclusiveFields'),
    what: 'Los campos de un formulario del panel, uno por tipo de dato del contrato.',
    good: 'El nombre del contrato y la etiqueta: el tipo, el largo y lo obligatorio salen del contrato.',
    bad: 'Un TextInput suelto dentro del formulario: no se guarda ni muestra su rechazo.',
    keyboard: native,
    reader: 'La etiqueta es el nombre; el rechazo del servidor se lee con el campo.',
  },
  'panel/kit/RichTextField': {
    of: fields('RichTextField', 'Editor', 'LinkDialog', 'NoPicture'),
    what: 'Texto con formato: negrita, títulos, listas y enlaces, y nada que el sitio no sepa mostrar.',
    good: 'Para textos largos que van a una página pública.',
    bad: 'Para un nombre o un código: el formato termina dentro del dato.',
    keyboard: 'Tab sale del editor, no escribe una tabulación; Ctrl+B y Ctrl+I hacen negrita y cursiva.',
    reader: 'Un área de texto con nombre; cada botón de la barra dice lo que hace.',
  },
  'panel/kit/FileField': {
    of: fields('FileField', 'UploadBox', 'FileInput', 'Shown', 'FilePreview'),
    what: 'Elegir o soltar un archivo, verlo, y saber si su tamaño sirve.',
    good: 'Con el tamaño recomendado de la especificación: otro avisa, no impide.',
    bad: 'El control pelado del navegador: no muestra el archivo ni dice qué tamaño se espera.',
    keyboard: 'Es el control nativo debajo del cuadro: Enter o Espacio abren el diálogo de archivos.',
    reader: 'La etiqueta es el nombre; el archivo elegido y los consejos se anuncian.',
  },
  'panel/kit/Gallery': {
    of: kit(
      'gallery/Gallery',
      'gallery/GalleryField',
      'library/ChooseStored',
      'library/LibraryDialog',
      'library/Thumbnail',
      'crop/CropOffer',
      'crop/CropDialog',
    ),
    what: 'Las imágenes de un registro: agregar, también de la biblioteca, recortar, ordenar, elegir la portada, quitar.',
    good: 'La primera es la portada, y se mueven también sin arrastrar.',
    bad: 'Imágenes que solo se ordenan arrastrando: sin mouse no hay manera.',
    keyboard: 'Cada imagen tiene «Mover antes», «Mover después» y un botón que la saca.',
    reader: 'Una lista ordenada; los botones dicen el lugar de la imagen.',
  },
  'panel/kit/SubTable': {
    of: kit(
      'sub-table/SubTable',
      'sub-table/SubTableRow',
      'sub-table/SubTableAdd',
      'sub-table/CopyTable',
      'sub-table/PasteDialog',
      'sub-table/use-paste',
    ),
    what: 'Una lista dentro de un registro, como planilla: las medidas de un producto.',
    good: 'Se pega entera desde una planilla, y una fila quitada se puede devolver.',
    bad: 'Un campo de texto con una medida por línea: nadie ve en qué columna está el error.',
    keyboard: 'Tab va por celdas y botones; Enter en la última línea agrega la fila, y Ctrl+V pega una tabla.',
    reader: 'Cada celda dice su columna y su fila.',
  },
  'panel/kit/RowActions': {
    of: kit(
      'RowActions',
      'Ask',
      'RowSwitch',
      'list/ReplaceFile',
      'list/EditableCell',
      'list/CellSaver',
      'list/SelectedBar',
    ),
    what: 'Lo que se hace con una fila sin salir de la lista: editar, eliminar, reemplazar, cambiar en el lugar.',
    good: 'Eliminar pregunta una vez, por su nombre, y dice si se puede deshacer.',
    bad: 'Un botón que elimina sin preguntar, o que pregunta «¿Está seguro?» sin decir qué.',
    keyboard: 'Enter o F2 abren la celda; Enter y Tab guardan, Escape deja como estaba.',
    reader: 'Cada botón dice el registro: «Eliminar Bulón U».',
  },
}
