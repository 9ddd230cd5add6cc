import { use, useEffect } from 'react'
import { create } from 'zustand'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Button } from '../../ui/Button.tsx'
import { canCopy, copyOf } from './form/copy.ts'
import type { Values } from './form/same.ts'
import { handOff } from './form/use-draft.ts'
import { ShownPlace, ShownSection, useOpenScreen } from './place.ts'
import styles from './Screen.module.css'

interface Made {
  readonly save: Endpoint<Values>
  readonly values: Values
  /** The list that shows the new record. */
  readonly list: number
}

const useMade = create<{ readonly made: Made | undefined }>(() => ({ made: undefined }))

/** Notes a record that was just made, for the list that follows. */
export const noteMade = (made: Made): void => useMade.setState({ made })

/** Any other screen ends the offer. */
const useForgetMade = (screen: number): void =>
  useEffect(() => {
    if (useMade.getState().made?.list !== screen) useMade.setState({ made: undefined })
  }, [screen])

/** Opens the form of a new record with the values of another. */
export const useCopy = () => {
  const { create: form } = use(ShownSection)
  const openScreen = useOpenScreen()
  if (form === undefined) return undefined
  return (save: Endpoint<Values>, values: Values) => {
    handOff(save, 'create', copyOf(save, values))
    openScreen(form)
  }
}

/** 'Crear otro' and 'Duplicar', on the list that follows a new record. */
export function NextSteps() {
  const { screen } = use(ShownPlace)
  const { create: form } = use(ShownSection)
  useForgetMade(screen)
  const made = useMade((state) => (state.made?.list === screen ? state.made : undefined))
  const openScreen = useOpenScreen()
  const copy = useCopy()
  if (!made || form === undefined) return null
  return (
    <div className={styles.next}>
      <Button tone="quiet" onClick={() => openScreen(form)}>
        Crear otro
      </Button>
      {copy && canCopy(made.save) && (
        <Button tone="quiet" onClick={() => copy(made.save, made.values)}>
          Duplicar
        </Button>
      )}
    </div>
  )
}
