import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { useExtensions } from '#api/extensions.ts'
import { wholePalette } from '#ui/brand/colours.ts'
import { getServedUrl } from '#ui/media-url.ts'
import tokens from '#ui/tokens.css?raw'
import { EntityFormContext, useFormExtension } from '../kit/form-context.ts'
import { storedPath } from '../kit/stored.ts'
import { drawName, drawPicture } from './draw-home-icon.ts'

/** The texts that the icon of the installed app is made of, beside the company's icon. */
const madeOf = ['nombre', 'acento', 'fondoClaro'] as const

const fetchStored = async (path: string): Promise<Blob> => {
  const answer = await fetch(getServedUrl(path), { credentials: 'include' })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.blob()
}

/**
 * Makes the icon of the installed app as Marca is saved, where what it is made of has changed and the API knows the field: one that does
 * not may refuse the whole save. It shows nothing.
 */
export function HomeIcon() {
  const { loaded } = use(EntityFormContext)
  const { getValues } = useFormContext()
  const isKnown = useExtensions().includes('iconoApp')
  const make = async () => {
    if (!isKnown) return undefined
    const { icono, ...values } = getValues()
    const text = (name: (typeof madeOf)[number]) => String(values[name] ?? '')
    const chosen = icono instanceof File ? icono : undefined
    const isCurrent = madeOf.every((name) => text(name) === (storedPath(loaded, name) ?? ''))
    if (!chosen && isCurrent && storedPath(loaded, 'iconoApp') !== undefined) return undefined
    const path = storedPath(loaded, 'icono')
    const picture = chosen ?? (path === undefined ? undefined : await fetchStored(path))
    const { fondoClaro, acento } = wholePalette({ fondoClaro: text('fondoClaro'), acento: text('acento') }, tokens)
    return picture ? drawPicture(picture, fondoClaro) : drawName({ nombre: text('nombre'), acento })
  }
  // A browser that cannot draw saves the rest: the icon itself then stands for the app.
  useFormExtension({ prepare: async () => ({ iconoApp: await make().catch(() => undefined) }) })
  return null
}
