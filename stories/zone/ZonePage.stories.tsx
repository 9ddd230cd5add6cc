import { http, HttpResponse } from 'msw/http'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { useSession } from '../../src/state/session.ts'
import { ZonePage } from '../../src/zone/ZonePage.tsx'
import { inApp } from '../app/in-app.tsx'
import { asCustomer } from './customer.ts'
import { isEmpty } from '../site/page/answers.ts'
import { counts, inOrder, presses, sees } from '../play.ts'

const meta = preview.meta({ component: ZonePage, title: 'zone/ZonePage', decorators: [inApp], beforeEach: asCustomer })

const list = '/api/obtenerFileZonas'
const file = { id: 1, orden: 1, numeropedido: '4821', formato: 'pdf', peso: '48.2', file: 'listas/x.pdf' }

export const Listas = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^cliente\s+\(cerrar sesión\)$/ })).toBeVisible()
    const see = await canvas.findAllByRole('link', { name: /^Ver online/ })
    await expect(see).toHaveLength(8)
    await expect(see[0]).toHaveAttribute('target', '_blank')
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.slice(0, 3)).toEqual(['N° de pedido', 'Formato', 'Peso'])
    await expect(canvas.getAllByRole('link', { name: /^Descargar/ })).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: /^Instagram/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^ventas@/ })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: /^(PDF|XLSX)$/ })).toHaveLength(8)
  },
})

/** Three lists are new since this customer's last visit; the newest comes first. */
export const NuevasPrimero = meta.story({
  parameters: { address: '/zonaPrivada?ordenar=nuevas' },
  beforeEach: () => {
    localStorage.setItem(
      'zona.visita.1',
      JSON.stringify({
        at: Date.now(),
        before: [7, 8, 9, 13, 14].map(
          (id) => `${id} ${Date.parse(`2026-${id > 12 ? '07' : '10'}-0${id === 9 ? 2 : 1}T12:00:00Z`)}`,
        ),
        seen: [],
      }),
    )
    return () => localStorage.removeItem('zona.visita.1')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 listas nuevas desde tu última visita.')).toBeVisible()
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('0001-00012416 Nueva')
    await expect(first).toHaveTextContent('8/10/2026')
    await expect(canvas.getByRole('link', { name: 'Más nuevas' })).toHaveAttribute('aria-current')
    await userEvent.type(canvas.getByRole('searchbox'), 'general julio')
    await expect(await canvas.findByText('2 listas coinciden')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Por orden' }))
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 13))).toEqual([
      '0001-00012345',
      '0001-00012346',
    ])
    await userEvent.type(canvas.getByRole('searchbox'), ' nada')
    await expect(await canvas.findByText(/^No hay listas con/)).toBeVisible()
  },
})

export const Cargando = meta.story({
  parameters: { scenario: 'obtenerFileZonas:hang' },
})

export const Vacia = meta.story(isEmpty('obtenerFileZonas', /Todavía no hay listas/))

export const NoCarga = meta.story({
  beforeEach: ({ msw }) => {
    let failures = 1
    msw.use(http.get(list, () => (failures-- > 0 ? HttpResponse.json({ message: 'No.' }, { status: 500 }) : undefined)))
  },
  play: inOrder(presses('Reintentar'), counts(9, 'row')),
})

const long = {
  ...file,
  numeropedido: 'PEDIDO-ESPECIAL-2026-0000048211-AMPLIACION-DE-LISTA-MAYORISTA-ZONA-NORTE',
  formato: 'xlsx',
  peso: '1234567.89',
}
export const NombresLargos = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(list, () => HttpResponse.json([long, { ...file, id: 2, peso: '123.45' }])),
      http.get('/api/obtenerIdUsuarioZona/:id', () =>
        HttpResponse.json({
          id: 1,
          nombre: 'distribuidora-mayorista-de-bulones-y-herrajes-del-litoral',
          email: 'a@b.example',
          activo: 1,
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('123.Kb')).toHaveAttribute('title', '123,45 KB')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const AlSalir = meta.story({
  play: inOrder(presses(/^cliente\s+\(cerrar sesión\)$/), sees('Ruta: /home'), () =>
    waitFor(() => expect(useSession.getState().idLoginZona).toBeNull()),
  ),
})
