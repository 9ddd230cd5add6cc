import { Fragment, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { useSaveShortcut } from '#ui/shortcut.ts'
import { EntityFormContext, type GalleryCalls } from './form-context.ts'
import { DraftOffer, GoneOffer, NewsLine, NewsOfField } from './form/News.tsx'
import { useRecordForm, type RecordFormProps } from './form/use-record-form.ts'
import { Reason, ErrorReason } from './Reason.tsx'
import { getResource } from './save.ts'
import styles from './EntityForm.module.css'

export type FormBodyProps = RecordFormProps & {
  Rows?: EntityFormContext['Rows']
  gallery?: GalleryCalls | undefined
  /** The record was deleted elsewhere. */
  gone?: boolean
  saveLabel?: string
  busyLabel?: string
  /** The way back of 'Cancelar', which starts over from the stored values without one. */
  onCancel?: () => void
  /** The inputs show their own conflicts. */
  newsAtFields?: boolean
  children: ReactNode
}

const fields = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]'

/**
 * Enter in one field of many leads to the next field, so that Enter never saves a half-filled record. In a dialog, and in a form of one
 * field, Enter submits. A field with its own use for Enter prevents the default before.
 */
const focusNextOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, target, currentTarget: form, nativeEvent, defaultPrevented } = event
  if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || target.form !== form || target.type === 'file') return
  const controls = [...form.querySelectorAll<HTMLElement>(fields)]
  if (form.closest('[role="dialog"]') || controls.length < 2) return
  event.preventDefault()
  const next = controls[controls.indexOf(target) + 1] ?? form.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

/** A form: typed values are stored until they are saved, and other fields follow changes from elsewhere. */
export function FormBody(props: FormBodyProps) {
  const Asking = props.confirm?.Asking
  const { loaded, save, Rows, gallery, gone, saveLabel, busyLabel, onCancel, newsAtFields, children } = props
  const element = useRef<HTMLFormElement>(null)
  const reasonId = useId()
  const { form, errorKey, context, round, record, draft, onSubmit, question, startOver, busy, reason, remake } =
    useRecordForm(props, element)
  useSaveShortcut(element)
  const { offer, answered } = draft
  return (
    <FormProvider {...form}>
      <EntityFormContext
        value={{
          ...context,
          errorKey,
          resource: getResource(save),
          request: save.request,
          Rows,
          gallery,
          loaded,
          questions: record.conflicts,
          settle: record.settle,
        }}
      >
        {/* The key is that of the fields within. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          ref={element}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void onSubmit()
          }}
          onKeyDown={focusNextOnEnter}
          noValidate
          aria-busy={busy}
        >
          {gone && <GoneOffer onRemake={remake} />}
          {offer && (
            <DraftOffer
              draft={offer}
              onTake={() => {
                record.recover(offer.values, offer.base)
                answered(offer.older)
              }}
              onDrop={() => answered(offer.older)}
            />
          )}
          <NewsLine seen={record.seen} />
          {/* A new round makes the inputs anew: a file input and the editor would keep values that the form has dropped. */}
          <Fragment key={round}>{children}</Fragment>
          {!newsAtFields && Object.keys(save.request).map((name) => <NewsOfField key={name} name={name} />)}
          {/* The buttons are always in sight, with the reason why the last save failed. */}
          <div className={styles.buttons}>
            {reason !== undefined && <Reason id={reasonId}>{reason}</Reason>}
            <ErrorReason errorKey={errorKey} />
            <Button
              type="submit"
              busy={busy}
              busyLabel={busyLabel ?? 'Guardando…'}
              aria-describedby={reason === undefined ? undefined : reasonId}
            >
              {saveLabel ?? 'Guardar'}
            </Button>
            <Button tone="secondary" onClick={onCancel ?? (() => void startOver())}>
              Cancelar
            </Button>
          </div>
        </form>
        {question && Asking && <Asking {...question} />}
      </EntityFormContext>
    </FormProvider>
  )
}
