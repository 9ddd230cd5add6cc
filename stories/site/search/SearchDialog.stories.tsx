import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { isSlashOn, setSlash } from '#state/slash-key.ts'
import SearchDialog from '#site/search/SearchDialog.tsx'
import { onSite } from '../../app/in-app.tsx'
import { clicks, inOrder, onPage, searchesFor } from '../../play.ts'
import { alerts } from '../../sees.ts'
import { ofRelease, ofTest, onPhone } from '../../widths.ts'

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

/** The key '/' can be switched off (WCAG 2.1.4), and this browser remembers it. */
export const SinLaTecla = meta.story({
  ...ofTest,
  beforeEach: () => () => setSlash(true),
  play: inOrder(
    onPage(clicks('checkbox', 'Abrir con la tecla /')),
    async () => expect(isSlashOn()).toBe(false),
    onPage(clicks('checkbox', 'Abrir con la tecla /')),
    async () => expect(isSlashOn()).toBe(true),
  ),
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

export const MuyCorta = meta.story({
  ...ofTest,
  play: inOrder(onPage(searchesFor('%')), alerts(/«%» no alcanza para buscar/)),
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
