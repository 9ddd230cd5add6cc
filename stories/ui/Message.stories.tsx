import preview from '../.storybook/preview.tsx'
import { Message } from '#ui/Message.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, component: Message, title: 'ui/Message', decorators: [onLight] })

export const Vacio = meta.story({})
export const Neutro = meta.story({ args: { children: 'Enviando..' } })
export const Exito = meta.story({ ...ofTest, args: { tone: 'success', children: 'Mensaje enviado correctamente' } })
export const Fallo = meta.story({
  args: { tone: 'error', children: 'Mensaje fallido faltan rellenar campos obligatorios' },
})
export const ExitoSobreNegro = Exito.extend({ decorators: [onDark] })
export const FalloSobreNegro = Fallo.extend({ decorators: [onDark] })
