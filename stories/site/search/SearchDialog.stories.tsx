import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchDialog } from '../../../src/site/search/SearchDialog.tsx'
import { onSite } from '../page/on-site.tsx'
import { ofRelease, ofTest, onPhone } from '../../widths.ts'
import { alerts, inOrder, onPage, searchesFor, sees } from '../../play.ts'

const meta = preview.meta({
  ...ofRelease,
  component: SearchDialog,
  title: 'site/search/SearchDialog',
  args: { open: true, onOpenChange: fn() },
  decorators: [(Story, context) => onSite(Story, context)],
})

const field = () => screen.findByRole('searchbox', { name: 'Medida, código, producto o tema' })

export const Vacia = meta.story({
  ...ofTest,
  play: async () => expect(await field()).toHaveFocus(),
})

export const PorMedida = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'perno 12x50')
    const hit = await screen.findByRole('link', { name: /Bulón hexagonal.*M12 x 50 · 011250 · Caja x 50/ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(hit).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(await field()).toHaveFocus()
  },
})

export const DeTodo = meta.story({
  ...ofTest,
  ...onPhone,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'bulón')
    await expect(await screen.findByRole('region', { name: 'Productos' })).toBeVisible()
    await userEvent.click(await screen.findByRole('link', { name: 'Cómo leer las marcas de un bulón' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
})

export const Nada = meta.story({
  play: inOrder(onPage(searchesFor('zzzz')), alerts(/No encontramos nada de «zzzz»/)),
})

/** A fair, a video, a value and the contact page are found too. */
export const Ferias = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'feria rosario')
    await expect(await screen.findByRole('link', { name: 'Feria Metalmecánica Rosario 2026' })).toBeVisible()
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'teléfono')
    await expect(await screen.findByRole('link', { name: 'Contacto' })).toBeVisible()
  },
})

export const MedidaQueFalta = meta.story({
  play: onPage(searchesFor('arandela m5'), sees(/No hay arandelas M5; la más chica es M6/)),
})

export const QuisisteDecir = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'arandla plana m8')
    await userEvent.click(await screen.findByRole('button', { name: 'arandela plana m8' }))
    await expect(await field()).toHaveValue('arandela plana m8')
    await expect(await screen.findByRole('region', { name: 'Productos' })).toBeVisible()
  },
})

export const MuyCorta = meta.story({
  ...ofTest,
  play: inOrder(onPage(searchesFor('%')), alerts(/«%» no alcanza para buscar/)),
})
