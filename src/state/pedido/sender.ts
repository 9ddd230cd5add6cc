import { create } from 'zustand'
import { local } from '../storage.ts'

const key = 'pedido.de'

/** 'De parte de': the sender of this browser's orders. */
export const useSender = create<{ readonly de: string }>(() => ({ de: local.getItem(key) ?? '' }))

export const setSender = (de: string): void => {
  useSender.setState({ de })
  try {
    local.setItem(key, de)
  } catch {
    // In a full browser the name lasts as long as the page.
  }
}
