/** A Blob with its bytes in a database, in parts, read on demand, to keep large files out of memory. */

/** Bytes of a part; the last one may be shorter. Larger parts made memory hold many more of them. */
export const partSize = 48 * 1024

export type ReadPart = (part: number) => Promise<Uint8Array | undefined>

export class StoredBlob extends Blob {
  /** The id of the content; a slice has none. */
  readonly id: string
  readonly #read: ReadPart
  readonly #from: number
  readonly #to: number
  constructor(id: string, read: ReadPart, type: string, from: number, to: number) {
    super([], { type })
    this.id = id
    this.#read = read
    this.#from = from
    this.#to = Math.max(from, to)
  }

  override get size(): number {
    return this.#to - this.#from
  }

  override slice(start = 0, end = this.size, type = ''): Blob {
    const toOffset = (index: number) =>
      this.#from + Math.min(Math.max(index < 0 ? this.size + index : index, 0), this.size)
    return new StoredBlob('', this.#read, type, toOffset(start), toOffset(end))
  }

  /** The bytes from `from` to the end of its part. */
  async #next(from: number): Promise<Uint8Array<ArrayBuffer>> {
    const part = Math.floor(from / partSize)
    const bytes = await this.#read(part)
    if (!bytes) throw new DOMException('The file was deleted while it was read.', 'NotReadableError')
    return new Uint8Array(bytes.subarray(from - part * partSize, this.#to - part * partSize))
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let from = this.#from
    return new ReadableStream({
      pull: async (controller) => {
        if (from >= this.#to) {
          controller.close()
          return
        }
        const bytes = await this.#next(from)
        from += bytes.length
        controller.enqueue(bytes)
      },
    })
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const content = new Uint8Array(this.size)
    for (let from = this.#from; from < this.#to;) {
      const bytes = await this.#next(from)
      content.set(bytes, from - this.#from)
      from += bytes.length
    }
    return content.buffer
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer())
  }
  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer())
  }
}
