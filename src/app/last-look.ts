/**
 * The home page as this browser last saw it: its next visit shows it while the page's own code is still being read. To look at
 * only, and never anybody's or anything's past: it is kept of a page that nobody has touched or is logged in on, and forgotten
 * with any write and any new build. Of the home alone, whose styles come with the document.
 */
import { local } from '../state/storage.ts'

export const lookKey = 'mirada'

/** Names the build: the name of this file changes with any other. */
const build = `${import.meta.url}\n`

// An open menu, or what somebody types, is nothing to come back to.
let touched = false
for (const act of ['pointerdown', 'keydown', 'click']) addEventListener(act, () => { touched = true }, { once: true, capture: true })

const isHome = () => location.pathname === '/' || location.pathname === '/home'

/** Whether what stands there is what anybody would see. The dev server's styles come with its code, too late for a look. */
export const mayBeKept = (): boolean => !import.meta.env.DEV && !touched && isHome()

export const lookFrom = (html: string): string => build + html

export const forgetLook = (): void => local.removeItem(lookKey)

export interface Look {
  /** Once the page is ready: what somebody has clicked meanwhile is clicked, since the same is in the same place now. */
  readonly clickAgain: () => void
}

/** Notes where somebody clicks for as long as a look is all there is. */
const watchClicks = (still: HTMLElement): Look => {
  let place: { pageX: number; pageY: number } | undefined
  const note = (event: MouseEvent) => {
    if (still.isConnected && !event.ctrlKey && !event.metaKey && !event.shiftKey) place = event
  }
  addEventListener('click', note)
  return {
    clickAgain: () => {
      removeEventListener('click', note)
      if (place) document.elementFromPoint(place.pageX - scrollX, place.pageY - scrollY)?.closest<HTMLElement>('a, button')?.click()
    },
  }
}

/** Shows it where there is one; React takes it away with the first that it renders. */
export const showLook = (root: HTMLElement): Look | undefined => {
  const look = isHome() ? local.getItem(lookKey) : null
  if (!look?.startsWith(build)) return undefined
  const still = document.createElement('div')
  still.inert = true
  still.ariaHidden = 'true'
  // Markup of ours: what editors wrote into it was made safe before it was shown (ui/RichText.tsx).
  still.innerHTML = look.slice(build.length)
  root.append(still)
  return watchClicks(still)
}
