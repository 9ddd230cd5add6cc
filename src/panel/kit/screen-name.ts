import { useEffect } from 'react'
import { create } from 'zustand'
import { announce } from '#ui/announce.ts'

/** The name of the shown screen, for the browser's tab; empty until a screen is shown. */
export const useScreenName = create(() => ({ name: '' }))

const nameIt = (name: string): void => useScreenName.setState({ name })

/** Names the shown screen in the browser's tab, and announces the name to screen readers. */
export const useScreenTitle = (name: string): void =>
  useEffect(() => {
    nameIt(name)
    announce(name)
    return () => nameIt('')
  }, [name])
