import { create } from 'zustand'
import { tryToStore, local } from '../storage.ts'

const key = 'pedido.de'

/** 'De parte de': the sender of this browser's orders. */
export const useSender = create<{ readonly de: string }>(() => ({ de: local.getItem(key) ?? '' }))

export const setSender = (de: string): void => {
  useSender.setState({ de })
  tryToStore(local, key, de)
}
