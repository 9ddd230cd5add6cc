import {
  Fragment,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Button } from '../../ui/Button.tsx'
import { useSaveShortcut } from '../../ui/shortcut.ts'
import { hideError } from './alert.ts'
import { allOf, EntityFormContext, newFormContext, type GalleryCalls, type Values } from './form-context.ts'
import { useDraft } from './form/drafts.ts'
import { DraftOffer, GoneOffer, NewsLine, NewsOfField } from './form/News.tsx'
import { untouched, useRecord, useSubmit } from './form/use-form.ts'
import { holdsFile } from './form/model.ts'
import { idOf } from './stored.ts'
import { mayLeave, useUnsaved } from './leave.ts'
import { takeValues } from './next-screen.ts'
import { placeHash, ShownPlace, ShownSection, useOpenScreen } from './place.ts'
import { Reason, ReasonAt } from './Reason.tsx'
import { resourceOf, type Words } from './save.ts'
import styles from './EntityForm.module.css'

/** The question before a save that nothing takes back. */
export interface Question {
  readonly values: Values
  readonly onYes: () => void
  readonly onNo: () => void
}

export interface Confirm {
  readonly when: (values: Values) => boolean | Promise<boolean>
  readonly Asking: ComponentType<Question>
}

export type FormBodyProps = Words & {
  start: Values
  loaded: unknown
  save: Endpoint<Values>
  Rows?: EntityFormContext['Rows']
  gallery?: GalleryCalls | undefined
  /** Reads the record anew, with the first values that a form would have now. */
  refresh?: () => Promise<{ readonly start: Values; readonly loaded: unknown } | undefined>
  /** The record was deleted elsewhere. */
  gone?: boolean
  saveLabel?: string
  busyLabel?: string
  confirm?: Confirm | undefined
  onSaved?: (form: UseFormReturn<Values>) => void
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
const goOn = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, target, currentTarget: form, nativeEvent, defaultPrevented } = event
  if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || target.form !== form || target.type === 'file') return
  const all = [...form.querySelectorAll<HTMLElement>(fields)]
  if (form.closest('[role="dialog"]') || all.length < 2) return
  event.preventDefault()
  const next = all[all.indexOf(target) + 1] ?? form.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

const savedBefore = 'Se guardó lo anterior. Lo que escribiste mientras se guardaba todavía no.'
const someLeft = 'Lo demás se guardó. Acá queda lo que no entró: probá de nuevo.'
const withoutSome = 'Se guardó, menos las imágenes marcadas: reintentá o quitalas.'

/** Moves typed values to another form where this one no longer serves. */
const useGoOn = (
  form: UseFormReturn<Values>,
  save: Endpoint<Values>,
  draft: ReturnType<typeof useDraft>,
  recover: (values: Values) => void,
) => {
  const ways = use(ShownSection)
  const openScreen = useOpenScreen()

  const place = placeHash(use(ShownPlace))
  const take = useEffectEvent(() => {
    const values = Object.entries(takeValues(place) ?? {}).filter(([name]) => save.request[name]?.kind !== 'id')
    if (values.length > 0) recover(Object.fromEntries(values))
  })
  useEffect(() => take(), [])

  /**
   * Values typed during a save stay unsaved: in this form, with a reason to show, or after a create in the form that edits the new record.
   * Undefined where nothing was typed.
   */
  const keepTyping = (newer: Values, answer: unknown, stays: boolean): { readonly reason?: string } | undefined => {
    if (Object.keys(newer).length === 0) return undefined
    if (stays) return { reason: someLeft }
    const id = idOf(answer)
    if (save.does !== 'create' || ways.edit === undefined || id === undefined)
      return { reason: Object.values(newer).every(holdsFile) ? withoutSome : savedBefore }
    openScreen(ways.edit, { id, ask: false, values: newer })
    return {}
  }
  const { create } = ways
  const remake =
    create === undefined
      ? undefined
      : () => {
          draft.drop()
          openScreen(create, { ask: false, values: form.getValues() })
        }
  return { keepTyping, remake }
}

const useFormBody = (props: FormBodyProps, element: RefObject<HTMLFormElement | null>) => {
  const { start, loaded, save, refresh, confirm, onSaved } = props
  const form = useForm({ defaultValues: { ...untouched(save), ...start } })
  const [context] = useState(newFormContext)
  const [round, setRound] = useState(0)
  const [asking, setAsking] = useState(false)
  const record = useRecord(form, save, start, loaded, context.cursor)
  const draft = useDraft(form, save, start, record.stored)
  const at = useId()
  const { keepTyping, remake } = useGoOn(form, save, draft, record.recover)
  const renew =
    refresh &&
    (async () => {
      const now = await refresh()
      if (now) record.absorb(now.start, now.loaded)
    })
  const { submit, busy, reason, clearReason } = useSubmit({
    form,
    element,
    save,
    words: props,
    record,
    parts: context.parts,
    refresh: renew,
    onSaved: (answer, newer, stays) => {
      draft.drop()
      // A user who left the form meanwhile may be typing elsewhere, and stays there.
      const stored = element.current ? keepTyping(newer, answer, stays) : {}
      if (stored) return stored.reason
      onSaved?.(form)
      // The screen may have emptied the form, which starts anew from there.
      record.store(form.getValues())
      draft.check()
      return undefined
    },
  })
  useUnsaved(draft.dirty)

  const askOrSubmit = async () => {
    if (await confirm?.when(form.getValues())) setAsking(true)
    else await submit()
  }
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React Hook Form would hold this save back over the refusals of the last one.
    form.clearErrors()
    hideError(at)
    if (allOf(context.parts).every(({ isSettled }) => isSettled?.() ?? true)) void askOrSubmit()
  }
  const question = asking && {
    values: form.getValues(),
    onNo: () => setAsking(false),
    onYes: () => {
      setAsking(false)
      void submit()
    },
  }
  const startOver = async () => {
    if (!(await mayLeave())) return
    form.reset(record.stored())
    clearReason()
    setRound(round + 1)
  }
  return { form, at, context, round, record, draft, onSubmit, question, startOver, busy, reason, remake }
}

/** A form: typed values are stored until they are saved, and other fields follow changes from elsewhere. */
export function FormBody(props: FormBodyProps) {
  const Asking = props.confirm?.Asking
  const { loaded, save, Rows, gallery, gone, saveLabel, busyLabel, onCancel, newsAtFields, children } = props
  const element = useRef<HTMLFormElement>(null)
  const reasonId = useId()
  const { form, at, context, round, record, draft, onSubmit, question, startOver, busy, reason, remake } = useFormBody(
    props,
    element,
  )
  useSaveShortcut(element)
  const { offer, answered } = draft
  return (
    <FormProvider {...form}>
      <EntityFormContext
        value={{
          ...context,
          at,
          resource: resourceOf(save),
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
        <form ref={element} className={styles.form} onSubmit={onSubmit} onKeyDown={goOn} noValidate aria-busy={busy}>
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
            <ReasonAt at={at} />
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
