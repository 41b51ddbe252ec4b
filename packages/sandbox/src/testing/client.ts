import WebSocket from 'ws'
import type { Frame } from '../live/frame.ts'
import { writeFrame } from '../live/frame.ts'
import { createParser } from '../live/parser.ts'

/** A raw STOMP client for tests: what came, and waiting for more. */
export interface Client {
  socket: WebSocket
  frames: Frame[]
  /** Bytes as they came, heart-beats too. */
  raw: string[]
  send(command: string, headers?: Record<string, string>): void
  /** The first frame that fits and was not given before. */
  next(command: string): Promise<Frame>
  closed: Promise<{ code: number }>
}

const PATIENCE_MS = 3000

/** Opens a socket to a sandbox; rejects when it is refused. */
export const openClient = async (origin: string): Promise<Client> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['v12.stomp', 'v11.stomp'])
  const parser = createParser()
  const frames: Frame[] = []
  const raw: string[] = []
  const given = new Set<Frame>()
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    raw.push(data.toString())
    frames.push(...parser.push(data))
    for (const look of [...waiting]) look()
  })
  const closed = new Promise<{ code: number }>((resolve) => socket.on('close', (code) => resolve({ code })))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.on('error', () => undefined)
  return {
    socket,
    frames,
    raw,
    closed,
    send: (command, headers = {}) => socket.send(writeFrame(command, headers)),
    next: (command) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no ${command}; got ${frames.map((frame) => frame.command).join()}`))
        }, PATIENCE_MS)
        const look = (): void => {
          const frame = frames.find((one) => one.command === command && !given.has(one))
          if (frame === undefined) return
          given.add(frame)
          waiting.delete(look)
          clearTimeout(timer)
          resolve(frame)
        }
        waiting.add(look)
        look()
      }),
  }
}

/** CONNECT as the contract has it. */
export const connectHeaders = (token: string): Record<string, string> => ({
  'accept-version': '1.2,1.1',
  'heart-beat': '10000,10000',
  Authorization: `Bearer ${token}`,
  Platform: 'DASHBOARD',
})
