import { lazy, Suspense, type ComponentType } from 'react'
import { later } from '../../ui/later.ts'

/** A footer that does not arrive must not take the page with it. */
const load = async (): Promise<{ default: ComponentType }> => {
  await later()
  try {
    return { default: (await import('./PublicFooter.tsx')).PublicFooter }
  } catch (error) {
    console.warn('El pie de página no se pudo cargar', error)
    return { default: () => null }
  }
}

const Footer = lazy(load)

/** The footer, which begins below every first screen: its code comes once the content is there. */
export const LateFooter = () => <Suspense><Footer /></Suspense>
