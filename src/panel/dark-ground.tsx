import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { local } from '#state/storage.ts'
import { useMedia } from '#ui/use-media.ts'
import { Moon } from './kit/icons.tsx'

const key = 'panel.oscuro'
const words: ReadonlyMap<string | null, boolean> = new Map([
  ['si', true],
  ['no', false],
])

/** The choice in this browser; undefined follows the system. */
const stored = () => words.get(local.getItem(key))
const useChosen = create<{ dark: boolean | undefined }>(() => ({ dark: stored() }))
const follow = () => useChosen.setState({ dark: stored() })
// Follows the choice of other tabs.
globalThis.window?.addEventListener('storage', follow)

const useDark = () => {
  const chosen = useChosen(({ dark }) => dark)
  const system = useMedia('(prefers-color-scheme: dark)')
  return { dark: chosen ?? system, system }
}

export const useIsDark = (): boolean => useDark().dark

/** Gives the panel and its dialogs a dark ground where the system, or the user's choice, asks for one. */
export const useDarkGround = (): void => {
  const { dark } = useDark()
  useLayoutEffect(() => {
    if (!dark) return
    const { dataset } = document.documentElement
    dataset['ground'] = 'dark'
    return () => {
      delete dataset['ground']
    }
  }, [dark])
}

/** Switches between the light and the dark ground. The choice of the system is not stored, so that the panel follows the system again. */
export function DarkSwitch({ className }: { className: string | undefined }) {
  const { dark, system } = useDark()
  const turn = () => {
    if (dark === system) local.setItem(key, dark ? 'no' : 'si')
    else local.removeItem(key)
    follow()
  }
  return (
    <button
      type="button"
      className={className}
      aria-pressed={dark}
      aria-label="Panel oscuro"
      title="Panel oscuro"
      onClick={turn}
    >
      <Moon />
      <span>Panel oscuro</span>
    </button>
  )
}
