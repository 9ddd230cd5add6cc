import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { cargaMasiva } from '#panel/sections/carga-masiva/section.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { sections } from '#panel/sections/index.ts'
import { visibleTo } from '#panel/sections/section.ts'
import { usuarios } from '#panel/sections/usuarios/section.ts'
import { useDrift } from '#api/drift.ts'
import type { Drift } from '#contract/reading/answer.ts'
import { useSeen } from '#panel/api-drift.ts'
import { showSuccess } from '#panel/kit/alert.ts'
import { useSession } from '#state/session.ts'
import { as, at, inPanel } from './in-panel.tsx'
import { waits } from '../waits.ts'
import { clicks, clicksOn, inOrder, presses } from '../play.ts'
import { lacks, lacksA, loses, says, sees, seesA } from '../sees.ts'
import { ofRelease, onPhone, phone } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Frame', ...inPanel('admin', servicios.list) })

const entries = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('link').flatMap((link) => (link.closest('nav') ? [link.getAttribute('aria-label')] : []))

const entriesFor = (admin: boolean) => sections.filter(visibleTo(admin)).map(({ entry }) => entry)

export const Administrador = meta.story({
  play: inOrder(sees('Bienvenido admin'), seesA('link', 'Historial'), async ({ canvas }) => {
    await expect(entries(canvas)).toEqual(entriesFor(true))
    await expect(canvas.getByRole('link', { name: 'Servicios' })).toHaveAttribute('aria-current', 'page')
  }),
})

/** The last entries are below the fold; the current one is scrolled into sight, to the pixel. */
export const EntradaEnVista = meta.story({
  args: { address: at(cargaMasiva.form) },
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('link', { name: 'Carga Masiva' })
    await waitFor(() => expect(entry.getBoundingClientRect().bottom).toBeLessThan(innerHeight + 1))
  },
})

/** A window higher than the content may be (§2.15). */
export const VentanaAlta = meta.story({
  args: { address: at(servicios.create) },
  parameters: {
    viewport: { options: { tall: { name: 'Escritorio 1440 x 1200', styles: { width: '1440px', height: '1200px' } } } },
  },
  globals: { viewport: { value: 'tall', isRotated: false } },
  play: inOrder(seesA('heading', 'Crear Servicio'), ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('main').getBoundingClientRect().height).toBe(850)),
  ),
})

export const Usuario = meta.story({
  beforeEach: as('editor'),
  play: inOrder(sees('Bienvenido editor'), ({ canvas }) => expect(entries(canvas)).toEqual(entriesFor(false))),
})

export const SinPermiso = meta.story({
  args: { address: at(usuarios.list) },
  beforeEach: as('editor'),
  play: seesA('heading', 'No tenés permiso'),
})

export const PermisoAunNoSabido = meta.story({
  ...ofRelease,
  args: { address: at(usuarios.list) },
  parameters: { scenario: 'obtenerIdUsuario:hang' },
})

export const CodigoDesconocido = meta.story({
  args: { address: '#s=4' },
  play: seesA('heading', 'Pantalla inexistente'),
})

export const EnTelefono = meta.story({
  ...onPhone,
  play: inOrder(
    seesA('heading', 'Servicios'),
    lacksA('navigation', 'Secciones del panel'),
    presses('Abrir menú'),
    clicks('link', 'Empresa: Valores'),
    seesA('heading', 'Valores'),
    lacksA('navigation', 'Secciones del panel'),
  ),
})

export const MenuEnTelefono = meta.story({
  ...phone,
  play: presses('Abrir menú'),
})

/** The alert covers nothing that the user clicks next. */
const expectInReach = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
}

// §9: an alert hides by itself after 3000 ms.
const shown = waits(3000)

const created = 'Servicio creado con éxito'
export const AvisoDeExito = meta.story({
  beforeEach: shown.beforeEach,
  play: async ({ canvas }) => {
    showSuccess(created)
    await says(created)
    await expectInReach(await canvas.findByRole('button', { name: 'Crear Servicio' }))
    shown.end()
    await loses(created)({ canvas })
  },
})

/** The same alert again is announced again, and has its own 3 s. */
export const ElMismoAvisoOtraVez = meta.story({
  beforeEach: shown.beforeEach,
  play: async ({ canvas }) => {
    showSuccess(created)
    const first = await canvas.findByText(created)
    showSuccess(created)
    await waitFor(() => expect(first.isConnected).toBe(false))
    await expect(shown.count()).toBe(1)
    await says(created)
    shown.end()
    await loses(created)({ canvas })
  },
})

const flag: Drift = { path: 'destacado', kind: 'flag', came: '"1"' }
const list: Drift = { path: 'imagenes', kind: 'list', came: 'null' }
/** A story's `beforeEach`: mended differences, none dismissed, seen by this user. */
const drifts = (usuario: 'admin' | 'editor', calls: Record<string, Drift[]>) => async () => {
  const leave = await as(usuario)()
  useSeen.setState([], true)
  useDrift.setState(calls, true)
  return () => {
    useDrift.setState({}, true)
    leave()
  }
}
const oneCall = 'La API respondió distinto de lo acordado en obtenerProductos (destacado: "1" en lugar de 0 o 1).'
const hide = 'Ocultar aviso de la API'

/** Below the content, covering none of it. */
export const ApiDistinta = meta.story({
  beforeEach: drifts('admin', { obtenerProductos: [flag] }),
  play: async ({ canvas }) => {
    const line = await canvas.findByText(oneCall)
    await expect(line).toHaveRole('status')
    await expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBeLessThan(line.getBoundingClientRect().top)
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
})

export const ApiDistintaEnVarias = meta.story({
  beforeEach: drifts('admin', { obtenerProductos: [flag, list], obtenerFerias: [list], obtenerVideos: [list] }),
  play: inOrder(
    sees(/obtenerProductos \(destacado: "1" en lugar de 0 o 1 y 1 diferencia más\) y en 2 llamadas más\.$/),
    clicksOn('Ver cada diferencia'),
    sees(': destacado: "1" en lugar de 0 o 1; imagenes: null en lugar de una lista'),
  ),
})

/** Once per call: dismissed calls stay dismissed, later ones show. */
export const ApiDistintaYaVista = meta.story({
  beforeEach: drifts('admin', { obtenerProductos: [flag] }),
  play: inOrder(
    sees(oneCall),
    presses(hide),
    loses(/La API respondió/),
    lacksA('button', hide),
    async () => useDrift.setState({ obtenerFerias: [list] }),
    sees('La API respondió distinto de lo acordado en obtenerFerias (imagenes: null en lugar de una lista).'),
    presses(hide),
  ),
})

/** An editor of the content can do nothing about the API. */
export const ApiDistintaParaEditor = meta.story({
  beforeEach: drifts('editor', { obtenerProductos: [flag] }),
  play: inOrder(sees('Bienvenido editor'), lacks(/La API respondió/)),
})

export const Salir = meta.story({
  play: inOrder(presses('Salir'), seesA('heading', 'Administración'), async () =>
    expect(useSession.getState().idLogin).toBeNull(),
  ),
})
