import { use, useState, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field, TextInput } from '#ui/Field.tsx'
import { EntityFormContext, savedAs, useFormField, useFormExtension, type FieldProps } from '../form-context.ts'
import { coerceTyped } from '../form/model.ts'
import { getRecordId } from '../stored.ts'
import { isNonsense, describePosition, type Moving } from '../orden/position.ts'
import { useCanOrder, useMoveAside, type OrderedList } from '../orden/move-aside.ts'
import { nextOrden } from '../text.ts'
import rowActions from '../RowActions.module.css'
import { counted } from '#ui/counted.ts'
import styles from './fields.module.css'

type OrdenFieldProps = FieldProps & {
  list: OrderedList
  /** The number of records that the save makes; they take the numbers that follow. */
  count?: number
}

/** The rows as before the save: during the save the list may already hold the new records. */
const useRowsBefore = ({ rows }: OrderedList): OrderedList['rows'] => {
  const {
    formState: { isSubmitting },
  } = useFormContext()
  const [facts, setExisting] = useState(rows)
  if (!isSubmitting && facts !== rows) setExisting(rows)
  return facts
}

/** The position of a record in its list. The input shows the position where the number is taken, and asks about a number that looks wrong. */
export function OrdenField({ name, label, list, count }: OrdenFieldProps) {
  const { register, setValue, getValues } = useFormContext()
  const { contract, frame } = useFormField(name, label)
  const { loaded } = use(EntityFormContext)
  const rows = useRowsBefore(list)
  const typed: unknown = useWatch({ name })
  const [asking, setAsking] = useState(false)
  const meant = useRef<number>(undefined)
  const saving = useRef<Omit<Moving, 'id'>>(undefined)
  const input = useRef<HTMLInputElement | null>(null)
  const id = getRecordId(loaded)
  const others = rows?.filter((row) => row.id !== id) ?? []
  const storedOrden = rows?.find((row) => row.id === id)?.orden
  /** A number that differs from the stored one; undefined until the list is read. */
  const parseNewOrden = (value: unknown) => {
    const orden = coerceTyped(contract, value)
    return rows && typeof orden === 'number' && orden !== storedOrden ? orden : undefined
  }
  const chosen = parseNewOrden(typed)

  const moves = useCanOrder(list.recurso)
  const moveAside = useMoveAside(list.recurso, list.idPadre)
  useFormExtension({
    check: () => {
      // The number of this save; after the save the list has the record as well.
      const orden = parseNewOrden(getValues(name))
      saving.current = orden === undefined ? undefined : { orden, storedOrden }
      if (orden === undefined || orden === meant.current || !isNonsense(orden, others)) return true
      setAsking(true)
      return false
    },
    // The records that already have the saved numbers move behind the new ones.
    arrange: async ({ ids }) =>
      savedAs(undefined, saving.current && (await moveAside({ ...saving.current, others }, ids))),
  })
  const words =
    chosen === undefined
      ? undefined
      : describePosition({ id: id ?? Infinity, orden: chosen, storedOrden }, others, moves, count)
  const { ref, ...registered } = register(name, { setValueAs: (value: unknown) => coerceTyped(contract, value) })
  const save = (value: number | undefined) => {
    setAsking(false)
    meant.current = value
    if (value !== chosen) setValue(name, value, { shouldDirty: true })
    input.current?.form?.requestSubmit()
  }
  const next = storedOrden ?? nextOrden(others)
  return (
    <>
      <Field {...frame} className={styles.number} hint={words}>
        <TextInput
          {...registered}
          ref={(element) => {
            ref(element)
            input.current = element
          }}
          className={styles.digits}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Orden ${(chosen ?? 0).toLocaleString('es-AR')}?`}
        description={`La lista tiene ${counted(others.length, 'registro más', 'registros más')}: ese número queda muy lejos de los demás.`}
      >
        <div className={rowActions.answers}>
          <Button tone="secondary" onClick={() => save(chosen)}>
            Guardar así
          </Button>
          <Button onClick={() => save(next)}>{`Guardar con ${next.toLocaleString('es-AR')}`}</Button>
        </div>
      </Dialog>
    </>
  )
}
