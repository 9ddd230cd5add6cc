import { lazy, Suspense, type ComponentType } from 'react'
import { later } from '../ui/later.ts'

/** What the first content can do without: its code comes once that is there. Should it not arrive, the page goes on without. */
export const late = (load: () => Promise<ComponentType>): ComponentType => {
  const Part = lazy(async () => {
    await later()
    const shown = await load().catch((error: unknown) =>
      console.warn('Una parte de la página no se pudo cargar', error),
    )
    return { default: shown ?? (() => null) }
  })
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  )
}
