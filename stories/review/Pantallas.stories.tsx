import { clear } from 'idb-keyval'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { nameReviewer } from '#review/comments/store.ts'
import { reviewStore } from '#review/stored-value.ts'
import { absorbMarks, loadMarks, useMarks } from '#review/screens/marks.ts'
import Pantallas from '#review/screens/Pantallas.tsx'
import { besideThePage } from './beside.tsx'
import { inOrder, presses, types } from '../play.ts'
import { fits, seesA } from '../sees.ts'
import { ofRelease, ofTest, onPhone } from '../widths.ts'

const fresh = async () => {
  await clear(reviewStore)
  nameReviewer('')
  useMarks.setState({ entries: [], ready: false, trouble: false })
}
const meta = preview.meta({
  ...ofRelease,
  title: 'review/Pantallas',
  component: Pantallas,
  decorators: [besideThePage],
  beforeEach: fresh,
})

export const Todas = meta.story({
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Para empezar' })).getAllByRole('link')
    await expect(first.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/panel#s=40',
      '/admin/panel#s=105',
      '/productos',
      '/admin/panel#s=130',
      '/productos?buscar=m12x50',
      '/novedades?escenario=obtenerNovedades:error',
      '/contactos',
      '/admin/panel#s=50',
    ])
    await expect(await canvas.findByText(/^0 de \d+$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Editar servicio (53): Guardando' })).toHaveAttribute(
      'href',
      '/admin/panel?escenario=rol:editor,updateServicio:hang#s=53&id=1',
    )
  },
})
export const EnTelefono = meta.story({
  ...onPhone,
  play: inOrder(types('Buscar', 'servicio'), fits),
})

/** A mark stays in this browser; a second press removes the mark. */
export const Marcadas = meta.story({
  ...ofTest,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Buscar'), 'servicio 53')
    const group = await canvas.findByRole('group', { name: 'Editar servicio (53): Rechazado' })
    const [, approved, change] = group.querySelectorAll('button')
    if (!approved || !change) throw new TypeError('marks')
    await userEvent.click(approved)
    await expect(await canvas.findByText(/1 aprobados, 0 a cambiar/)).toBeVisible()
    await userEvent.click(change)
    await expect(await canvas.findByText(/0 aprobados, 1 a cambiar/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Marca'), 'A cambiar')
    await expect(await canvas.findByText('1 estados de 1 pantallas')).toBeVisible()
    await loadMarks()
    await expect(change).toHaveAttribute('aria-pressed', 'true')
  },
})

const verdict = { id: 'panel/53 refused', at: '2026-11-20T12:00:00.000Z' } as const

/** Each reviewer's verdict stays, with the reviewer's name, whatever the others say. */
export const DosVeredictos = meta.story({
  beforeEach: async () => {
    await fresh()
    await absorbMarks([
      { ...verdict, as: 'approved', by: 'Beto' },
      { ...verdict, as: 'change', by: 'Carla' },
    ])
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Buscar'), 'servicio 53')
    const group = await canvas.findByRole('group', { name: 'Editar servicio (53): Rechazado' })
    await userEvent.click(within(group).getByRole('button', { name: 'Visto' }))
    for (const words of ['Beto: Aprobado', 'Carla: A cambiar', 'Sin nombre: Visto'])
      await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByText(/0 aprobados, 1 a cambiar/)).toBeVisible()
  },
})
export const DosVeredictosEnTelefono = DosVeredictos.extend(onPhone)

export const Ninguna = meta.story({
  play: inOrder(types('Buscar', 'zzz'), presses('Quitar los filtros'), seesA('heading', 'Zona privada')),
})
