import { useQueries } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, type FocusEvent, type KeyboardEvent } from 'react'
import { read } from '#api/queries.ts'
import { Edit } from '../kit/icons.tsx'
import { findList, getRecordTitle } from '../lists.ts'
import { shownOn } from '../sections/index.ts'
import type { Section } from '../sections/section.ts'
import { editWays, type EditWay } from './editable.ts'
import styles from './EditLinks.module.css'

/** 'Editar' at the edge of a public page, for staff who are logged in. Loaded after the page, in a React root of its own. */
export function EditLinks() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const id = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('id')) || 0 })
  const ways = useWays(path, id)
  const [first] = ways
  if (!first) return null
  return (
    <div className={styles.staff} data-unprinted>
      {ways.length === 1 ? <SingleLink {...first} /> : <LinkMenu key={`${path} ${id}`} ways={ways} />}
    </div>
  )
}

/** The records that are parts of a page come from the reads of that page. */
const useWays = (path: string, id: number): readonly EditWay[] => {
  const shown = shownOn(path)
  const parted = shown.filter(({ siteRecord }) => siteRecord === 'part')
  const lists = parted.flatMap(({ resource }) => findList(resource) ?? [])
  const answers = useQueries({ queries: lists.map((list) => read(list, {})) })
  const isRecognised = answers.every(({ isPending }) => !isPending)
  const listParts = ({ resource }: Section) => {
    const index = lists.findIndex((list) => list.entity?.resource === resource)
    const list = lists[index]
    return list ? (answers[index]?.data ?? []).map((row) => ({ id: row.id, title: getRecordTitle(list, row) })) : []
  }
  const [section] = parted
  const part = section && listParts(section).find((record) => record.id === id)?.title
  useEffect(() => {
    if (part !== undefined) findHeading(part)?.scrollIntoView({ block: 'center' })
  }, [part])
  return isRecognised ? editWays(shown, id, listParts) : []
}

const findHeading = (words: string) =>
  [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === words)

const SingleLink = ({ label, hash }: EditWay) => (
  <Link to="/admin/panel" hash={hash} className={styles.edit} aria-label={label}>
    <Edit />
    Editar
  </Link>
)

const close = (menu: HTMLDetailsElement) => {
  menu.open = false
}
const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) close(currentTarget)
}
const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape') return
  close(currentTarget)
  currentTarget.querySelector('summary')?.focus()
}

const LinkMenu = ({ ways }: { ways: readonly EditWay[] }) => (
  // The menu closes behind whoever leaves it by Tab or Escape.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <details className={styles.menu} onBlur={closeBehind} onKeyDown={closeByKey}>
    <summary className={styles.edit}>
      <Edit />
      Editar
    </summary>
    <ul role="list" className={styles.ways}>
      {ways.map(({ label, hash, within }) => (
        <li key={hash}>
          <Link to="/admin/panel" hash={hash} data-within={within}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </details>
)
