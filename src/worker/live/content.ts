/**
 * The whole public site for offline use, after one visit of any of its pages: the lists, the records that they do not carry in
 * full, and their pictures. Asked for once the page is at rest, and at most once in a while.
 */
import type { Endpoint } from '#contract/endpoint.ts'
import { obtenerFeria } from '#contract/feria.ts'
import { wireName } from '#contract/fields.ts'
import { obtenerNovedad } from '#contract/novedad.ts'
import { obtenerProducto } from '#contract/producto.ts'
import { videos } from '#contract/upload-kinds.ts'
import { getExtension, isImage } from '#ui/media-kind.ts'
import { fileUrl } from '#ui/media-url.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import { findPaths, readAnswer, parseRecords } from './answers.ts'
import { maxAnswers, readAhead } from './last-good.ts'
import { maxPictures, pictureAhead } from './pictures.ts'
import { toEndpointUrl, publicReads } from './public-reads.ts'
import { getAge, cached, trim } from './store.ts'

/** Answers that are younger than this are not fetched ahead. */
const freshFor = 60 * 60 * 1_000
const maxRecords = 300
/** In px: enough for a phone, and for most pictures beside text. */
const aheadWidth = 800

const lists = publicReads.filter(({ path }) => !path.includes('{'))
/** The records that the site opens from its lists (§2.5, §2.9, §2.10). */
const details: readonly Endpoint[] = [obtenerProducto, obtenerNovedad, obtenerFeria]

const readUnlessFresh = async (endpoint: Endpoint, url: string): Promise<void> => {
  const last = await cached('answers', url)
  if (!last || getAge(last) > freshFor) await readAhead(endpoint, url)
}

const storedText = async (endpoint: Endpoint): Promise<string> =>
  (await (await cached('answers', toEndpointUrl(endpoint)))?.text()) ?? ''

const isWhole = (record: Record<string, unknown>, { entity }: Endpoint): boolean =>
  Object.entries(entity?.fields ?? {}).every(([name, field]) => field.optional || wireName(name, field) in record)

const recordsToRead = async (detail: Endpoint): Promise<string[]> => {
  const list = lists.find(({ entity, does }) => entity === detail.entity && does === 'list')
  const records = list ? parseRecords(list, await storedText(list)) : []
  return records.filter((record) => !isWhole(record, detail)).map(({ id }) => toEndpointUrl(detail, String(id)))
}

/** The API may have a picture of a video. */
const hasPicture = (path: string): boolean => isImage(path) || videos.includes(getExtension(path))

const listPictures = async (list: Endpoint): Promise<string[]> =>
  findPaths(list.response, readAnswer(list, await storedText(list))).filter(hasPicture)

/** Returns the addresses that failed. A failed picture is only missing. */
export const keepContent = async (): Promise<string[]> => {
  const failed = await fewAtATime(lists, 2, (list) => readUnlessFresh(list, toEndpointUrl(list)))
  // An API may lack an extension.
  const missing = failed.filter(({ extension }) => !extension).map((list) => toEndpointUrl(list))
  for (const detail of details) {
    missing.push(
      ...(await fewAtATime((await recordsToRead(detail)).slice(0, maxRecords), 2, (url) =>
        readUnlessFresh(detail, url),
      )),
    )
  }
  await trim('answers', maxAnswers)
  const pictures = (await Promise.all(lists.map(listPictures))).flat()
  const urls = pictures.map((path) => new URL(fileUrl(path, aheadWidth), location.origin).href)
  await fewAtATime([...new Set(urls)].slice(0, maxPictures), 2, pictureAhead)
  return missing
}
