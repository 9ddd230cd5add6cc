import { descargas } from '#panel/sections/descargas/section.ts'
import { productos } from '#panel/sections/productos/section.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { at, inPanel, PanelAt } from '../in-panel.tsx'

/** The screens that a page of the kit can show its parts on. */
const screens: Readonly<Record<string, string>> = {
  [at(sliders.list)]: 'Lista de sliders',
  [at(sliders.edit, 1)]: 'Editar un slider',
  [at(productos.list)]: 'Lista de productos',
  [at(productos.edit, 1)]: 'Editar un producto',
  [at(servicios.list)]: 'Lista de servicios',
  [at(descargas.create)]: 'Crear una descarga',
}

/** The meta of a part that needs its whole screen: the control chooses which. */
export const onScreen = (screen: number, id = 0) => ({
  ...inPanel('editor', screen, id),
  render: ({ address }: { address: string }) => <PanelAt key={address} address={address} />,
  argTypes: {
    address: { control: { type: 'select' as const, labels: { ...screens } }, options: Object.keys(screens) },
  },
})
