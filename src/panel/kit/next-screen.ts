import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { Endpoint } from '#contract/endpoint.ts'
import { forgetAlerts } from './alert.ts'
import type { Values } from './form/model.ts'

/** The message of a screen for the one that it opens. In memory alone, so that neither a reload nor a duplicated tab repeats it. */
interface Message {
  /** The place that reads the message. Any other place ends the message, so that Back does not repeat it. */
  readonly placeHash: string
  /** The message follows a save; the alert of the save stays. */
  readonly saved: boolean
  /** Values for the form there, of a record that was deleted elsewhere, has just been made, or is copied. */
  readonly values?: Values | undefined
  /** The record that was just made, for the list that shows it. */
  readonly made?: Made | undefined
}

interface Made {
  readonly save: Endpoint<Values>
  /** Reads the record as it is stored. */
  readonly get: Endpoint<{ id: number }> | undefined
  readonly values: Values
}

export type MessageParts = Omit<Message, 'placeHash' | 'saved'>

const useMessage = create<{ readonly message: Message | undefined }>(() => ({ message: undefined }))

export const setScreenMessage = (message: Message | undefined): void => useMessage.setState({ message })

/** The values for the form of this place; a second reading finds none. */
export const takeValues = (placeHash: string): Values | undefined => {
  const { message } = useMessage.getState()
  if (message?.placeHash !== placeHash) return undefined
  setScreenMessage({ ...message, values: undefined })
  return message.values
}

export const useMadeRecord = (placeHash: string): Message['made'] =>
  useMessage(({ message }) => (message?.placeHash === placeHash ? message.made : undefined))

/** Another place ends the last place's message and alerts, except the alert of a save. */
export const useMessageExpiry = (placeHash: string): void => {
  const seen = useRef(placeHash)
  useEffect(() => {
    if (seen.current === placeHash) return
    seen.current = placeHash
    const { message } = useMessage.getState()
    const isHere = message?.placeHash === placeHash
    if (!isHere) setScreenMessage(undefined)
    if (!isHere || !message.saved) forgetAlerts()
  }, [placeHash])
}
