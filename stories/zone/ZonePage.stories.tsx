import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { obtenerIdUsuarioZona } from '#contract/cliente.ts'
import { useSession } from '#state/session.ts'
import { ZonePage } from '#zone/ZonePage.tsx'
import { inApp } from '../app/in-app.tsx'
import { asCustomer } from './customer.ts'
import { answers, isEmpty } from '../site/page/answers.ts'
import { clicks, inOrder, presses, searchesFor } from '../play.ts'
import { endsScenario } from '../scenario.ts'
import { counts, fits, sees, seesA } from '../sees.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({ component: ZonePage, title: 'zone/ZonePage', decorators: [inApp], beforeEach: asCustomer })

export const Listas = meta.story({
  play: inOrder(
    seesA('button', /^cliente\s+\(cerrar sesión\)$/),
    counts(8, 'link', /^Ver online/),
    counts(8, 'link', /^Descargar/),
    counts(8, 'cell', /^(PDF|XLSX)$/),
    seesA('link', /^Instagram/),
    seesA('link', /^ventas@/),
    async ({ canvas }) => {
      const online = canvas.getByRole('link', { name: /^Ver online 0001-00012391/ })
      await expect(online).toHaveAttribute('target', '_blank')
      await expect(online).toHaveAttribute('href', '/api/obtenerZona/7')
      const heads = canvas.getAllByRole('columnheader').map(({ textContent }: Element) => textContent)
      await expect(heads.slice(0, 3)).toEqual(['N° de pedido', 'Formato', 'Peso'])
    },
  ),
})

/** Three lists are new since this customer's last visit; the newest comes first. */
export const NuevasPrimero = meta.story({
  parameters: { address: '/zonaPrivada?ordenar=nuevas' },
  beforeEach: () => {
    const days = { 7: '10-01', 8: '10-01', 9: '10-02', 13: '07-01', 14: '07-01' }
    const before = Object.entries(days).map(([id, day]) => `${id} ${Date.parse(`2026-${day}T12:00:00Z`)}`)
    localStorage.setItem('zona.visita.1', JSON.stringify({ at: Date.now(), before, seen: [] }))
    return () => localStorage.removeItem('zona.visita.1')
  },
  play: inOrder(
    sees('3 listas nuevas desde tu última visita.'),
    async ({ canvas }) => {
      const [, first] = canvas.getAllByRole('row')
      await expect(first).toHaveTextContent(/0001-00012416 Nueva.*8\/10\/2026/)
      await expect(canvas.getByRole('link', { name: 'Más nuevas' })).toHaveAttribute('aria-current')
    },
    searchesFor('general julio'),
    sees('2 listas coinciden'),
    clicks('link', 'Por orden'),
    async ({ canvas }) => {
      const numbers = canvas.getAllByRole('rowheader').map(({ textContent }: Element) => textContent?.slice(0, 13))
      await expect(numbers).toEqual(['0001-00012345', '0001-00012346'])
    },
    searchesFor(' nada'),
    sees(/^No hay listas con/),
  ),
})

export const Cargando = meta.story({
  ...ofRelease,
  parameters: { scenario: 'obtenerFileZonas:hang' },
})

export const Vacia = meta.story(isEmpty('obtenerFileZonas', /Todavía no hay listas/))

export const NoCarga = meta.story({
  parameters: { scenario: 'obtenerFileZonas:error' },
  play: inOrder(seesA('button', 'Reintentar'), endsScenario, presses('Reintentar'), counts(9, 'row')),
})

const list = seed.tables.archivos.find(({ zona }) => zona === 1)
const long = {
  ...list,
  numeropedido: 'PEDIDO-ESPECIAL-2026-0000048211-AMPLIACION-DE-LISTA-MAYORISTA-ZONA-NORTE',
  peso: '1234567.89',
}
export const NombresLargos = meta.story({
  parameters: { seed: { archivos: [long, { ...list, id: 99, peso: '123.45' }] } },
  beforeEach: answers(obtenerIdUsuarioZona, {
    id: 1,
    nombre: 'distribuidora-mayorista-de-bulones-y-herrajes-del-litoral',
    email: 'a@b.example',
    activo: 1,
  }),
  play: inOrder(
    async ({ canvas }) => expect(await canvas.findByText('123.Kb')).toHaveAttribute('title', '123,45 KB'),
    fits,
  ),
})

export const AlSalir = meta.story({
  play: inOrder(presses(/^cliente\s+\(cerrar sesión\)$/), sees('Ruta: /home'), () =>
    waitFor(() => expect(useSession.getState().idLoginZona).toBeNull()),
  ),
})
