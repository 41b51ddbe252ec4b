/** What goes to a worker or comes from it: a number tells which answer belongs to which question. */
interface Message {
  readonly kind: string
  readonly id: number
}

/** A question before it has its number. */
type Unnumbered<M extends Message> = M extends Message ? Omit<M, 'id'> : never

type Told<M extends Message, Kind extends M['kind']> = Extract<M, { readonly kind: Kind }>

export interface AskedWorker<To extends Message, From extends Message> {
  /**
   * Asks, and waits for the answer.
   * @param kinds the answers that are expected; any other rejects, and so does a worker that fails
   */
  readonly ask: <Kind extends From['kind']>(
    kinds: readonly Kind[],
    question: Unnumbered<To>,
  ) => Promise<Told<From, Kind>>
  /** Ends the worker and forgets what it held; questions that are under way are never answered. */
  readonly close: () => void
}

interface Waiting<From> {
  readonly done: (answer: From) => void
  readonly fail: () => void
}

/** Questions to a worker and its answers, whatever the order in which they come. `name` is for errors. */
export function askWorker<To extends Message, From extends Message>(
  worker: Worker,
  name: string,
): AskedWorker<To, From> {
  const waiting = new Map<number, Waiting<From>>()
  let serial = 0
  worker.addEventListener('message', ({ data }: MessageEvent<From>) => {
    waiting.get(data.id)?.done(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    // It is told where its answer is waited for; a page that asks nothing of it goes on.
    event.preventDefault()
    for (const { fail } of waiting.values()) fail()
    waiting.clear()
  })
  const ask = <Kind extends From['kind']>(kinds: readonly Kind[], question: Unnumbered<To>) =>
    new Promise<Told<From, Kind>>((done, reject) => {
      serial += 1
      const isExpected = (said: From): said is Told<From, Kind> => kinds.some((kind) => kind === said.kind)
      const fail = () => reject(new Error(`The worker “${name}” failed.`))
      waiting.set(serial, { done: (said) => (isExpected(said) ? done(said) : fail()), fail })
      worker.postMessage({ ...question, id: serial })
    })
  return { ask, close: () => worker.terminate() }
}
