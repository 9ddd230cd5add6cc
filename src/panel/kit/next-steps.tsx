import { use, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Button } from '#ui/Button.tsx'
import { useAction } from './actions.ts'
import { canCopy, getCopyValues, fetchPictures } from './copy.ts'
import type { Values } from './form/model.ts'
import { getMarkedId } from './remembered-lists.ts'
import { useMadeRecord } from './next-screen.ts'
import { toPlaceHash, ShownPlace, ShownSection, useOpenScreen } from './place.ts'
import styles from './Screen.module.css'

type CopyProps = {
  save: Endpoint<Values>
  values: Values
  /** The record as it is stored, which names its pictures. */
  stored: () => unknown
  tone: 'quiet' | 'secondary'
}

/** 'Duplicar': opens the form of a new record with the values of another, and with copies of its pictures. */
export function CopyButton({ save, values, stored, tone }: CopyProps) {
  const { create: form } = use(ShownSection)
  const openScreen = useOpenScreen()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const isPossible = form !== undefined && canCopy(save)
  const copy = async () => {
    if (form === undefined) return
    setBusy(true)
    const pictures = await fetchPictures(save, await stored())
    setBusy(false)
    // A user who has left stays on the other screen.
    if (!button.current) return
    openScreen(form, { values: { ...getCopyValues(save, values), ...pictures } })
  }
  useAction('Duplicar', isPossible ? () => void copy() : undefined)
  if (!isPossible) return null
  return (
    <Button ref={button} tone={tone} busy={busy} busyLabel="Copiando…" onClick={() => void copy()}>
      Duplicar
    </Button>
  )
}

/** 'Crear otro' and 'Duplicar', on the list that follows a new record. */
export function NextSteps() {
  const { create: form } = use(ShownSection)
  const made = useMadeRecord(toPlaceHash(use(ShownPlace)))
  const openScreen = useOpenScreen()
  if (!made || form === undefined) return null
  const { save, values, get } = made
  const id = getMarkedId(save.entity?.resource)
  return (
    <div className={styles.next}>
      <Button tone="quiet" onClick={() => openScreen(form)}>
        Crear otro
      </Button>
      <CopyButton
        save={save}
        values={values}
        // A record that cannot be read is copied without its pictures.
        stored={() => get && id !== undefined && call(get, { id }).catch(console.warn)}
        tone="quiet"
      />
    </div>
  )
}
