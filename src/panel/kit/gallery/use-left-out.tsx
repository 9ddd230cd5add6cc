import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSettled } from '../form-context.ts'
import { leftOutWords, type LeftOut } from './left-out.ts'
import fields from '../fields/fields.module.css'

/** The files that a field refused: the field is marked with the reason and takes the focus, until the next choice or save. */
export const useLeftOut = (name: string) => {
  const { setFocus } = useFormContext()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  useSettled(() => {
    setLeftOut([])
    return true
  })
  const words = leftOutWords(leftOut)
  return {
    error: words.length > 0 && (
      <output>
        {words.map((one) => (
          <span key={one} className={fields.line}>
            {one}
          </span>
        ))}
      </output>
    ),
    refuse: (refused: readonly LeftOut[]) => {
      setLeftOut(refused)
      if (refused.length > 0) setFocus(name)
    },
  }
}
