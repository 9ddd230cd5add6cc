import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { hydrateNow, isHydrated } from '#ui/hydration-seam.ts'
import { Button } from '#ui/Button.tsx'
import { onHydrated, HydrationBoundary } from '#ui/HydrationBoundary.tsx'

const Counter = ({ label }: { label: string }) => {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>{`${label}: ${count}`}</Button>
}

const Page = () => (
  <div>
    <Counter label="Encabezado" />
    <HydrationBoundary>
      <Counter label="Pie" />
    </HydrationBoundary>
  </div>
)

const html = renderToString(<Page />)

/** A page that stands there as HTML before React hydrates it. */
const Hydrating = ({ onPage }: { onPage: (root: HTMLElement) => () => void }) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? onPage(ref.current) : undefined), [onPage])
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
}

const meta = preview.meta({ title: 'ui/HydrationBoundary', component: Hydrating })

const hydrated: [string, boolean][] = []
const answer = fn()

const buttons = (root: Element) =>
  [...root.querySelectorAll('button')].map((button): [string, boolean] => [
    button.textContent?.split(':')[0] ?? '',
    isHydrated(button),
  ])

/** In one task, so that React has no time of its own for the boundary. */
const hydrateAtOnce = (root: HTMLElement) => {
  hydrated.length = 0
  answer.mockClear()
  onHydrated(answer)
  hydrated.push(...buttons(root))
  let made: ReturnType<typeof hydrateRoot> | undefined
  queueMicrotask(() => {
    flushSync(() => {
      made = hydrateRoot(root, <Page />)
    })
    hydrated.push(...buttons(root))
    const last = root.querySelector('button:last-of-type')
    if (last) hydrateNow(last)
    hydrated.push(...buttons(root))
  })
  return () => {
    onHydrated(() => {})
    setTimeout(() => made?.unmount())
  }
}

export const SeHidrataAlTocarla = meta.story({
  args: { onPage: hydrateAtOnce },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(hydrated).toEqual([
        ['Encabezado', false],
        ['Pie', false],
        ['Encabezado', true],
        ['Pie', false],
        ['Encabezado', true],
        ['Pie', true],
      ])
    })
    await expect(answer).toHaveBeenCalled()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Pie: 0' }))
    await expect(canvas.getByRole('button', { name: 'Pie: 1' })).toBeVisible()
  },
})
