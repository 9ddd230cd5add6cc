/**
 * Every part that the pages fetch on demand, by the file that asks for it: modules of `import()`, threads of `new Worker`, and what
 * `import.meta.glob` finds. parts.test.ts names what is missing here; parts.spec.ts and silent-parts.spec.ts abort each, and do not compile
 * without a row for it.
 */
interface Part {
  readonly file: string
  readonly asks: string
  /** What stands there where the part does not come. Undefined where nobody waits for it: it is asked for again at the next occasion. */
  readonly says?: string
  /** The name of its file in a build, where that is not its module's. */
  readonly chunk?: string
  /** Why no journey aborts it. */
  readonly untried?: string
}

const noPage = 'No pudimos cargar esta página'
const noPart = 'No pudimos cargar esta sección.'
const noSearch = 'No pudimos buscar en el catálogo.'
const noProducts = 'No pudimos buscar entre los productos.'
const noWrite = 'No hay conexión con el servidor: no se guardó nada. Revisá tu conexión y probá de nuevo.'
const noAnswer = 'El servidor no pudo responder. Probá de nuevo.'
const noReason = 'Algo salió mal. Probá de nuevo.'
const noFile = 'No pudimos hacer el archivo: no llegó una parte del sitio. Probá de nuevo.'
const noLines = 'No pudimos leer las líneas: no llegó una parte del sitio. Revisá tu conexión y probá de nuevo.'
const noSheet = 'no llegó una parte del sitio. Revisá tu conexión y elegilo de nuevo.'
const inLive = 'live-parts.spec.ts aborts it.'
const onlyLive = 'Only a live build of some servers asks for it.'

export const parts = [
  // Pages. The page before stays until the next one is there; its words are gone only by a choice.
  { file: 'src/app/routes/code.ts', asks: '../../site/*/*Page.tsx', says: noPage, chunk: 'ServiciosPage' },
  { file: 'src/app/routes/code.ts', asks: '#zone/ZonePage.tsx', says: noPage },
  { file: 'src/app/routes/code.ts', asks: '#panel/login/PanelLoginPage.tsx', says: noPage },
  { file: 'src/app/routes/code.ts', asks: '#panel/PanelPage.tsx', says: noPage },
  { file: 'src/app/routes/router.tsx', asks: './Elsewhere.tsx', says: noPage },
  { file: 'src/zone/ZonePage.tsx', asks: './book/BookPage.tsx', says: noPage },
  { file: 'src/panel/screens.ts', asks: './sections/*/*.tsx', says: noPage, chunk: 'metadatos' },
  { file: 'src/panel/login/PanelLoginPage.tsx', asks: './FirstUser.tsx', says: noPage },
  { file: 'src/app/frame/Frame.tsx', asks: './HiddenPage.tsx', says: noPart },
  { file: 'src/app/routes/Elsewhere.tsx', asks: '#review/ReviewPage.tsx', says: noPart },
  { file: 'src/app/routes/Elsewhere.tsx', asks: '#review/tab-state.ts', says: noPart },
  // The boot. The inline script mends it, or says what to do (src/prerender/build/inline/mend.ts).
  { file: 'src/main.tsx', asks: './app/boot/react.ts', says: 'Faltan archivos del sitio' },
  { file: 'src/main.tsx', asks: './app/boot/start.tsx', says: 'Faltan archivos del sitio', chunk: 'app' },
  { file: 'src/main.tsx', asks: './app/boot/no-worker.tsx', says: 'Faltan archivos del sitio' },
  { file: 'src/main.tsx', asks: './prerender/page-snapshots.ts' },
  { file: 'src/app/boot/hydrate.ts', asks: './started-over.ts' },
  { file: 'src/app/boot/start.tsx', asks: '#state/persistence.ts', chunk: 'pedido-productos-zone' },
  { file: 'src/app/boot/start.tsx', asks: './paint-marca.ts' },
  { file: 'src/app/boot/start.tsx', asks: '../notices/start.tsx' },
  { file: 'src/app/frame/navigation.ts', asks: '#ui/back-closes.ts', chunk: 'panel-zone' },
  { file: 'src/app/notices/Staff.tsx', asks: '#panel/staff/EditLinks.tsx' },
  { file: 'src/app/notices/follow-outbox.ts', asks: '#state/pedido/gone.ts', chunk: 'pedido' },
  {
    file: 'src/app/notices/start.tsx',
    asks: '#review/state/wipe.ts',
    says: 'No se pudo borrar: otra pestaña sigue usando los datos. Cerrala y probá de nuevo.',
  },
  { file: 'src/app/notices/start.tsx', asks: '#review/open-door.tsx' },
  // Calls.
  { file: 'src/api/client.ts', asks: './confirm-write.ts', says: noWrite, untried: inLive },
  { file: 'src/api/confirm-write.ts', asks: './verify-write.ts', says: noReason, untried: inLive },
  { file: 'src/api/exchange.ts', asks: './read-answer.ts', says: noAnswer },
  { file: 'src/api/read-answer.ts', asks: '#contract/reading/pages.ts', says: noReason, untried: onlyLive },
  { file: 'src/api/read-answer.ts', asks: './failure.ts', says: noReason },
  { file: 'src/api/request.ts', asks: './retry-after.ts', says: 'No hay conexión con el servidor.', untried: onlyLive },
  // The answer waits with its message, and is judged by the next page.
  {
    file: 'src/state/outbox/deliver.ts',
    asks: '#api/read-answer.ts',
    untried: 'It reads what the worker sent while no page was open.',
  },
  // Everywhere.
  { file: 'src/ui/csv.ts', asks: 'papaparse', says: noFile, chunk: 'papaparse.min' },
  {
    file: 'src/ui/xlsx.ts',
    asks: 'write-excel-file/here',
    says: 'No pudimos hacer el archivo. Probá de nuevo.',
    chunk: 'writeXlsxFileUniversal',
  },
  { file: 'src/ui/rich-text.ts', asks: './sanitise.ts' },
  { file: 'src/ui/use-embla.ts', asks: './embla.ts' },
  // The site.
  { file: 'src/site/header/late-tools.ts', asks: './HeaderTools.tsx' },
  { file: 'src/site/footer/LateFooter.tsx', asks: './PublicFooter.tsx' },
  { file: 'src/site/search/SiteSearch.tsx', asks: './SearchDialog.tsx', says: noPart },
  { file: 'src/site/catalogue-worker/use-answer.ts', asks: './ask.ts', says: noProducts },
  // The page answers in its place, in pieces.
  { file: 'src/site/catalogue-worker/ask.ts', asks: './catalogue.worker.ts' },
  { file: 'src/site/catalogue-worker/ask.ts', asks: './answers.ts', says: noProducts },
  { file: 'src/site/productos/use-finding.ts', asks: './finding.ts', says: noSearch },
  { file: 'src/site/productos/use-listing.ts', asks: './narrow/index.ts', says: noSearch, chunk: 'narrow' },
  // Enter of a scanner.
  {
    file: 'src/site/productos/use-products.ts',
    asks: '../catalogue-worker/ask.ts',
    untried: 'The list asks for the same, and says it.',
  },
  { file: 'src/site/productos/ProductGallery.tsx', asks: './PictureDialog.tsx', says: noPart },
  { file: 'src/site/productos/ProductDetail.tsx', asks: './around/Neighbours.tsx' },
  { file: 'src/site/productos/ProductDetail.tsx', asks: './around/Around.tsx' },
  { file: 'src/site/videos/Projection.tsx', asks: '#ui/back-closes.ts', chunk: 'panel-zone' },
  { file: 'src/site/pedido/CardAdd.tsx', asks: './SizesDialog.tsx', says: noPart },
  // The number stays a button, which adds a pack and asks again.
  { file: 'src/site/pedido/AddButton.tsx', asks: './AmountInOrder.tsx' },
  { file: 'src/site/pedido/quick/QuickOrder.tsx', asks: '../../catalogue-worker/ask.ts' },
  { file: 'src/site/pedido/quick/use-quick-order.ts', asks: '../../catalogue-worker/ask.ts', says: noLines },
  { file: 'src/site/pedido/quick/use-quick-order.ts', asks: '#contract/sheet/book.ts', says: noSheet },
  { file: 'src/site/pedido/quick/use-quick-order.ts', asks: '#ui/tables/hidden.ts', says: noSheet },
  // The next page takes the order out of the list.
  { file: 'src/site/contactos/use-contact-form.ts', asks: '#state/pedido/gone.ts', chunk: 'pedido' },
  {
    file: 'src/site/outbox/WaitingList.tsx',
    asks: '#state/pedido/gone.ts',
    says: 'No llegó una parte del sitio: el mensaje sigue acá. Probá de nuevo.',
    chunk: 'pedido',
  },
  // The zone.
  {
    file: 'src/zone/open-login.ts',
    asks: './ZoneDialog.tsx',
    says: 'No pudimos abrir la zona privada. Revisá tu conexión y probá de nuevo.',
  },
  // The session ends in this browser all the same.
  { file: 'src/zone/ZoneButton.tsx', asks: './logout.ts', chunk: 'zone' },
  {
    file: 'src/zone/book/BookPage.tsx',
    asks: './book.worker.ts',
    says: 'No pudimos mostrar esta lista como tabla. Descargala para abrirla con tu planilla de cálculo.',
  },
  // The panel.
  {
    file: 'src/panel/zona-privada/AskHidden.tsx',
    asks: './hidden.worker.ts',
    says: 'No pudimos mirar si tiene partes ocultas: ¿guardar igual?',
  },
  {
    file: 'src/panel/carga-masiva/use-planilla.ts',
    asks: './planilla.worker.ts',
    says: 'No pudimos abrir nuestra lectura de la planilla.',
  },
  { file: 'src/panel/carga-masiva/download.ts', asks: './catalogue.worker.ts', says: noReason },
  { file: 'src/panel/palette/use-frame-actions.ts', asks: '../carga-masiva/download.ts', says: noReason },
  { file: 'src/panel/palette/PaletteButton.tsx', asks: './Palette.tsx', says: noPart },
  { file: 'src/panel/pictures/PicturesByName.tsx', asks: './PicturesDialog.tsx', says: noPart },
  { file: 'src/panel/kit/library/ChooseStored.tsx', asks: './LibraryDialog.tsx', says: noPart },
  { file: 'src/panel/kit/crop/CropOffer.tsx', asks: './CropDialog.tsx', says: noPart },
  { file: 'src/panel/kit/fields/Shown.tsx', asks: './draw.ts', says: 'El navegador no pudo achicarla.' },
  // An SVG stays as it is, and its field says that it takes none.
  { file: 'src/panel/kit/fields/UploadBox.tsx', asks: './draw.ts' },
  {
    file: 'src/panel/kit/fields/RichTextField.tsx',
    asks: './Editor.tsx',
    says: 'No llegó el editor: el texto queda como está.',
  },
  { file: 'src/panel/kit/orden/use-drag.ts', asks: './drag.ts' },
  {
    file: 'src/panel/kit/form/drafts.ts',
    asks: 'idb-keyval',
    untried: 'Its file in a build has the name of another one.',
  },
  {
    file: 'src/panel/sections/productos/productos.tsx',
    asks: '#site/catalogue-worker/ask.ts',
    says: 'No pudimos buscar.',
  },
  // The review tools.
  { file: 'src/review/Door.tsx', asks: './Sheet.tsx', says: noPart },
  { file: 'src/review/tools.ts', asks: './screens/Pantallas.tsx', says: noPart },
  { file: 'src/review/tools.ts', asks: './comments/Comentarios.tsx', says: noPart },
  { file: 'src/review/tools.ts', asks: './scenario/Escenarios.tsx', says: noPart },
  { file: 'src/review/tools.ts', asks: './state/State.tsx', says: noPart },
  { file: 'src/review/tools.ts', asks: './calls/Llamadas.tsx', says: noPart },
  { file: 'src/review/open-door.tsx', asks: './comments/Pins.tsx' },
  { file: 'src/review/open-door.tsx', asks: './calls/log.ts' },
] as const satisfies readonly Part[]
