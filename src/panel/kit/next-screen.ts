import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { Endpoint } from '../../contract/endpoint.ts'
import { forgetAlerts } from './alert.ts'
import type { Values } from './form/model.ts'

/** What a screen tells the one that it opens. In memory alone, so that neither a reload nor a duplicated tab tells it again. */
interface Message {
  /** The place in the address that it is for. Any other place ends it, so that Back does not tell it again. */
  readonly place: string
  /** The message follows a save, whose alert stays. */
  readonly saved: boolean
  /** Values for the form there: their record was deleted elsewhere, has just been made, or is copied. */
  readonly values?: Values | undefined
  /** The record that was just made, for the list that shows it. */
  readonly made?: Made | undefined
}

interface Made {
  readonly save: Endpoint<Values>
  /** Reads it as it is stored. */
  readonly get: Endpoint<{ id: number }> | undefined
  readonly values: Values
}

export type MessageParts = Omit<Message, 'place' | 'saved'>

const useMessage = create<{ readonly message: Message | undefined }>(() => ({ message: undefined }))

export const tell = (message: Message | undefined): void => useMessage.setState({ message })

/** The values for the form of this place; a second reading finds none. */
export const takeValues = (place: string): Values | undefined => {
  const { message } = useMessage.getState()
  if (message?.place !== place) return undefined
  tell({ ...message, values: undefined })
  return message.values
}

export const useMade = (place: string): Message['made'] =>
  useMessage(({ message }) => (message?.place === place ? message.made : undefined))

/** Another place ends the message of the last one, and its alerts but that of a save. */
export const useMessageGoes = (place: string): void => {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    const { message } = useMessage.getState()
    const isHere = message?.place === place
    if (!isHere) tell(undefined)
    if (!isHere || !message.saved) forgetAlerts()
  }, [place])
}
