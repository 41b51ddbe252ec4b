import { parentPort } from 'node:worker_threads'
import { cut, hashPicture, type SheetLayout } from './cells.ts'
import type { Picture } from './picture.ts'
import { decodePng } from './png.ts'

/** A screenshot to unpack: where its cells lie, and which of them to hand back as pictures. */
export interface ReadRequest {
  id: number
  png: Uint8Array
  layout: SheetLayout
  count: number
  keep: readonly number[]
}

/** The hash of each cell, and the pictures asked for, in the order asked. */
export interface ReadCells {
  hashes: string[]
  kept: Picture[]
}

export type ReadAnswer = { id: number } & ({ cells: ReadCells } | { failure: string })

/** Unpacks a screenshot. Throws on one that cannot be read. */
export function readCells({ png, layout, count, keep }: Omit<ReadRequest, 'id'>): ReadCells {
  const cells = cut(decodePng(Buffer.from(png.buffer, png.byteOffset, png.byteLength)), layout, count)
  return { hashes: cells.map(hashPicture), kept: keep.flatMap((i) => cells[i] ?? []) }
}

const answer = ({ id, ...request }: ReadRequest): ReadAnswer => {
  try {
    return { id, cells: readCells(request) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(answer(request)))
