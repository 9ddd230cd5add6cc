/**
 * `node e2e/run/spec/faults.ts [word…]`: seeds one fault after the other into a copy of the committed project, runs the tests that must see it,
 * of those that `npm test` runs, and prints which test saw each fault, and which went unseen. faults.test.ts keeps each fault applicable. With
 * words, only the faults that name one of them.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../kit/host.ts'
import { ofVitest } from '../reports.ts'

export interface Fault {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** A file of stories or of unit tests. */
  readonly seenBy: string
}

const strict = 'mocks/conformance/against-handlers.test.ts'

/** By the file of tests that sees them: the fault, its file, the text there, and the faulty text in its place. */
const seeded: Readonly<Record<string, readonly (readonly [what: string, file: string, from: string, to: string])[]>> = {
  'stories/zone/ZoneButton.stories.tsx': [
    ['an account that waits gets in', 'src/zone/LoginForm.tsx', 'usuarioActivo === 0', 'usuarioActivo === 9'],
    ['an empty login of the zone is sent', 'src/zone/LoginForm.tsx', "refuse('Faltan rellenar campos')", "refuse('')"],
    ['a logout is not in the history', 'src/zone/logout.ts', "mensaje: 'Sesion Cerrada'", "mensaje: 'Chau'"],
    ['a dialog is narrower', 'src/ui/tokens.css', '--dialog-width: 400px', '--dialog-width: 390px'],
  ],
  'stories/panel/Login.stories.tsx': [
    ['an empty login of the panel is sent', 'src/panel/login/LoginForm.tsx', "usuario === '' ||", "usuario === '?' &&"],
  ],
  'stories/site/home/FeaturedProducts.stories.tsx': [
    ['the home shows what is not featured', 'src/site/home/Featured.tsx', 'destacado === 1', 'destacado !== 2'],
    ['the home has three products a row', 'src/site/home/FeaturedProducts.tsx', 'cards="products"', 'cards="articles"'],
  ],
  'stories/site/productos/ProductosPage.stories.tsx': [
    ['Productos has three a row', 'src/site/productos/Cards.tsx', 'of="products">', 'of="articles">'],
    ['product cards are lower', 'src/site/cards/ProductCard.module.css', ';\n  height: 400px', ';\n  height: 390px'],
  ],
  'stories/site/productos/ProductDetail.stories.tsx': [
    ['the pictures of a product are smaller', 'src/site/productos/ProductGallery.module.css', '454px', '444px'],
  ],
  'stories/site/novedades/NovedadesPage.stories.tsx': [
    ['the cards of news are lower', 'src/site/cards/ArticleCard.module.css', 'height: 603px', 'height: 593px'],
  ],
  'stories/site/home/Hero.stories.tsx': [
    ['the carousel of home is lower', 'src/ui/tokens.css', '--hero-height: 600px', '--hero-height: 590px'],
    ['the film of a slide is higher', 'src/site/home/Slide.module.css', 'height: 586px', 'height: 600px'],
  ],
  'stories/site/footer/PublicFooter.stories.tsx': [
    [
      'the pages of the footer are in another order',
      'src/site/footer/PublicFooter.tsx',
      "  { to: '/productos', label: 'Productos' },\n  { to: '/empresa', label: 'Quienes somos' },",
      "  { to: '/empresa', label: 'Quienes somos' },\n  { to: '/productos', label: 'Productos' },",
    ],
  ],
  'src/zone/price-file.test.ts': [
    ['a weight shows five signs', 'src/zone/price-file.ts', 'peso.slice(0, 4)', 'peso.slice(0, 5)'],
    ['price files are not in order', 'src/zone/price-file.ts', 'a.orden - b.orden', 'b.orden - a.orden'],
  ],
  'src/ui/phone.test.ts': [
    ['a chat number keeps its 0', 'src/ui/phone.ts', 'number.replace(/^0/', 'number.replace(/^9/'],
    ['a chat number lacks +54', 'src/ui/phone.ts', '`+${code}${', '`+5${code}${'],
  ],
  'src/site/pages.test.ts': [
    ['the menu never reloads', 'src/site/pages.ts', 'selected !== undefined', 'selected === -1'],
    ['the menu says Ferias', 'src/site/pages.ts', "label: 'ferias'", "label: 'Ferias'"],
  ],
  'src/ui/media-kind.test.ts': [['a gif is a video', 'src/ui/media-kind.ts', "'png', 'gif'", "'png'"]],
  'stories/ui/Alert.stories.tsx': [
    ['an alert stays', 'src/ui/Alert.tsx', 'useAutoDismiss(true, HIDE_AFTER', 'useAutoDismiss(false, HIDE_AFTER'],
    ['an alert hides after 5 s', 'src/ui/Alert.tsx', 'HIDE_AFTER = 3000', 'HIDE_AFTER = 5000'],
  ],
  [strict]: [
    ['an address needs no dot', 'src/contract/check.ts', '@[^\\s@]+\\.[^\\s@]+$/', '@[^\\s@]+$/'],
    ['anybody is an administrator', 'mocks/access.ts', "if (access === 'admin') throw notAllowed()", ''],
    ['nobody needs a session', 'mocks/access.ts', 'if (!panel) throw noSession()', ''],
    ['a new customer is active', 'mocks/rules/clientes.ts', 'activo: 0, clave', 'activo: 1, clave'],
    ['a name is taken twice', 'mocks/rules/clientes.ts', '.length > 0) return false', '.length > 9) return false'],
    ['the last administrator can go', 'mocks/administrators.ts', '!(await', '9 < 1 && !(await'],
    ['a video has a link and a file', 'mocks/rules/videos.ts', 'link: newFile && file ? null : link', 'link'],
    ['a list is not in order', 'mocks/crud.ts', 'a.orden) || 0) - (Number(b', 'b.orden) || 0) - (Number(a'],
  ],
  'stories/site/contactos/ContactosPage.stories.tsx': [
    [
      'the contact form says that nothing is obligatory',
      'src/site/contactos/ContactForm.tsx',
      '*Campos obligatorios',
      'Campos',
    ],
  ],
  'stories/zone/ZonePage.stories.tsx': [
    ['the form of a format is shown small', 'src/zone/PriceFile.tsx', 'file.formato.toUpperCase()', 'file.formato'],
  ],
  'stories/panel/Videos.stories.tsx': [
    ['a search of the panel finds nothing', 'src/panel/kit/matches.ts', 'keys[i]?.includes(key)', 'keys[i] === key'],
  ],
  'stories/panel/Frame.stories.tsx': [
    ['the panel stays open after a logout', 'src/panel/TopBar.tsx', "logOut('idLogin')", 'void 0'],
    ['the content of the panel is lower', 'src/panel/PanelPage.module.css', 'limit: 850px', 'limit: 800px'],
  ],
  'stories/panel/Banners.stories.tsx': [
    [
      'the banner of home has no button',
      'src/panel/sections/home-banner/home-banner.tsx',
      "{ textoboton: 'Texto del botón', link: 'Link del botón' }",
      '{}',
    ],
  ],
  'stories/panel/SlidersForm.stories.tsx': [
    ['the editor is lower', 'src/panel/kit/fields/rich-text.module.css', 'height: 300px', 'height: 280px'],
  ],
  'stories/panel/SubProductos.stories.tsx': [
    ['a size of blanks is added', 'src/panel/kit/sub-table/rows.ts', "value.trim() !== ''", "value !== ''"],
  ],
  'stories/panel/Productos.stories.tsx': [
    [
      'the title of Productos has no count',
      'src/panel/sections/productos/productos.tsx',
      '`Productos (${digits(data.length)})`',
      "'Productos'",
    ],
    ['the thumbnails of a gallery are smaller', 'src/panel/kit/cells.module.css', 'height: 200px', 'height: 190px'],
  ],
  'stories/panel/Metadatos.stories.tsx': [
    ['the section of keywords can be written', 'src/panel/kit/fields/StoredField.tsx', ' readOnly />', ' />'],
  ],
  'stories/site/videos/VideosPage.stories.tsx': [
    ['a click beside a video does nothing', 'src/site/videos/Projection.tsx', 'detail < 2', 'detail < 0'],
    ['Videos has four a row', 'src/site/videos/VideosPage.module.css', 'repeat(3,', 'repeat(4,'],
  ],
  'stories/site/servicios/ServiciosPage.stories.tsx': [
    [
      'the rows of Servicios do not alternate',
      'src/site/servicios/ServiciosPage.module.css',
      '(even of .row) .picture',
      '(even of .no) .picture',
    ],
  ],
  'src/app/routes/guards.test.ts': [
    ['the zone is open to everybody', 'src/app/routes/guards.ts', "=== null ? '/'", "=== 0 ? '/'"],
  ],
  'src/site/contactos/links.test.ts': [
    ['a mail to the company has another subject', 'src/site/contactos/links.ts', 'desde la web de', 'de'],
  ],
  'src/site/contactos/contact-form.test.ts': [
    ['the contact form wants no company', 'src/site/contactos/contact-form.ts', ", 'empresa'", ''],
  ],
  'stories/site/header/PublicHeader.stories.tsx': [
    ['the header is lower', 'src/ui/tokens.css', '--header-height: 165px', '--header-height: 155px'],
  ],
  'src/site/footer/newsletter.test.ts': [
    ['the newsletter takes an address without a dot', 'src/site/footer/newsletter.ts', '\\.[^\\s@]+$/', '$/'],
  ],
  'src/server/accounts.test.ts': [
    [
      'a customer who is switched off stays in',
      'mocks/sessions.ts',
      '(oldRow?.activo === 1 && newRow?.activo !== 1)',
      'oldRow?.activo === 9',
    ],
  ],
  'mocks/old-rows.test.ts': [
    ['a stored session lets a customer in who is switched off', 'mocks/access.ts', 'activo === 1', 'activo !== 7'],
  ],
  'mocks/browser-requests.test.ts': [
    ['a delete is followed like a link', 'mocks/backend.ts', "!== 'empty'", "=== 'x'"],
  ],
  'mocks/failures.test.ts': [
    [
      'a failed write is kept',
      'mocks/store/memory.ts',
      'if (isStored) memory.tables = draft\n    return answer\n  } finally {',
      'return answer\n  } finally {\n    memory.tables = draft',
    ],
  ],
  'src/worker/precache.test.ts': [
    [
      'the worker puts files of another build back',
      'src/worker/host.ts',
      '(await hash(await response.clone().arrayBuffer())).startsWith(integrity)',
      "integrity !== ''",
    ],
  ],
  'src/worker/warm.test.ts': [
    [
      'the worker forgets what it could not fetch',
      'src/worker/few-at-a-time.ts',
      '() => failed.push(tried)',
      '() => 0',
    ],
  ],
}

export const faults: readonly Fault[] = Object.entries(seeded).flatMap(([seenBy, rows]) =>
  rows.map(([what, file, from, to]) => ({ what, file, from, to, seenBy })),
)

/** The tests of these files that fail in a copy of the project, of those that `npm test` runs. */
const failingIn = (copy: string, files: readonly string[]): string[] => {
  const report = join(copy, 'report.json')
  return (['unit', 'stories'] as const).flatMap((project) => {
    const own = files.filter((file) => file.endsWith('.stories.tsx') === (project === 'stories'))
    if (own.length === 0) return []
    rmSync(report, { force: true })
    const { status } = spawnSync(
      'vitest',
      ['run', '--project', project, '--bail=1', `--reporter=${join(copy, 'e2e/run/reporter.ts')}`, ...own],
      // With React as `npm test` has it: the development build's warnings would be seen in place of a fault.
      { cwd: copy, env: { ...process.env, NODE_ENV: 'production', UNIT: 'test', REPORT: report }, stdio: 'ignore' },
    )
    const { passed, failed } = ofVitest(report)
    if (passed + failed.length === 0) throw new Error(`No test ran: ${own.join(' ')}`)
    return status === 0 ? [] : failed.map((test) => /^.*? › (.*)/.exec(test)?.[1] ?? test)
  })
}

/** The tests that see the fault. */
const seeing = (copy: string, { file, from, to, seenBy }: Fault): string[] => {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, sound.split(from).join(to))
  const failing = failingIn(copy, [seenBy])
  writeFileSync(path, sound)
  return failing
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const chosen = faults.filter(({ what }) => args.length === 0 || args.some((arg) => what.includes(arg)))
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  spawnSync('git', ['worktree', 'add', '--detach', '--force', copy, 'HEAD'], { cwd: root, stdio: 'ignore' })
  // Vite serves only files in the copy, so a link to a folder elsewhere is not enough.
  const { status } = spawnSync('cp', ['-al', join(root, 'node_modules'), copy], { stdio: 'ignore' })
  if (status !== 0) execFileSync('cp', ['-a', join(root, 'node_modules'), copy])
  for (const cache of ['.cache', '.vite', '.vite-temp'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true })
  try {
    // A test that fails anyway sees nothing.
    const broken = failingIn(copy, [...new Set(chosen.map(({ seenBy }) => seenBy))])
    if (broken.length > 0) throw new Error(`Without a fault: ${broken.join('; ')}`)
    const unseen = chosen.filter((one) => {
      const [by] = seeing(copy, one)
      console.log(by === undefined ? `UNSEEN ${one.what}` : `seen   ${one.what}: ${one.seenBy} › ${by}`)
      return by === undefined
    })
    console.log(`${chosen.length - unseen.length} of ${chosen.length} faults are seen`)
    process.exitCode = unseen.length === 0 ? 0 : 1
  } finally {
    rmSync(copy, { recursive: true })
    spawnSync('git', ['worktree', 'prune'], { cwd: root })
  }
}
