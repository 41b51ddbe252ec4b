import { COMMAND_RULES, COMMANDS, type Command } from '@corrente/domain/operations'
import { type Connector, isInRecharge } from '@corrente/domain/stations'
import { callOfCommand } from '../../../../resources/testing/writeCalls.ts'
import type { FaultName } from '../faults.ts'
import type { Hands } from '../hands.ts'
import { API, nth, stationsOf } from '../records.ts'
import { button, fill, type Row, yes } from '../row.ts'
import type { Server } from '../server.ts'

interface Form {
  readonly filled?: (hands: Hands) => Promise<void>
  /** It asks first, and the number of stations is typed. */
  readonly asks?: true
}

const press =
  (...target: Parameters<Hands['press']>) =>
  (hands: Hands) =>
    hands.press(...target).then(() => undefined)
const choose =
  (...choice: Parameters<Hands['choose']>) =>
  (hands: Hands) =>
    hands.choose(...choice)
const ADDRESS = 'https://example.com/files/a-1.2.3.bin'

/** What is filled in of each command. */
const FORMS: Readonly<Record<Command, Form>> = {
  remoteStart: {
    filled: async (hands) => {
      await hands.choose('Conector', '1')
      await hands.pick('Tag', 'TAG')
    },
  },
  remoteStop: {},
  unlockConnector: { filled: choose('Conector', '1') },
  triggerMessage: { filled: choose('Mensagem', 'Heartbeat') },
  remoteReset: { filled: press(['radio', /^Hard/]), asks: true },
  changeAvailability: { filled: press(['radio', /^Operative/]) },
  getConfiguration: { filled: press(['checkbox', 'Todas as chaves']) },
  changeConfiguration: { filled: fill(['Chave da lista', 'ConnectionTimeOut'], ['Valor', '90']) },
  setChargingProfile: {
    filled: async (hands) => {
      await hands.choose('Perfil de recarga', 'Noturno')
      await hands.choose('Conector', '0')
    },
  },
  clearChargingProfile: {
    filled: async (hands) => {
      await hands.press(['radio', /^Por outros parâmetros/])
      await hands.choose(/^Finalidade/, 'TX_PROFILE')
    },
  },
  updateFirmware: {
    filled: async (hands) => {
      await hands.fill(/^Endereço do arquivo/, ADDRESS)
      await hands.press(['switch', 'Agora, ao enviar'])
    },
    asks: true,
  },
  getDiagnostics: { filled: fill([/^Endereço da pasta/, ADDRESS]) },
  dataTransfer: { filled: fill(['Vendor ID', 'Corrente']) },
  clearCache: {},
}

/** What the address names: a station that takes commands, without a recharge, or with one at its connector. */
async function placesOf(server: Server, isStop: boolean): Promise<readonly string[]> {
  const offer = (await server.ask(`${API}operations/v1.6/remote_stop/`)) as {
    readonly chargePointList: readonly { readonly chargeBoxId: string }[]
    readonly transactionIds: Readonly<Record<string, readonly number[]>>
  }
  const taking = offer.chargePointList.map(({ chargeBoxId }) => chargeBoxId)
  if (!isStop)
    return taking
      .filter((id) => !offer.transactionIds[id]?.length)
      .map((id) => `station=${encodeURIComponent(id)}`)
  return (await stationsOf(server)).flatMap(({ id, connectors }) => {
    const busy = connectors.find(isInRecharge)
    const isTaken = taking.includes(id) && busy !== undefined
    return isTaken ? [`station=${encodeURIComponent(id)}&connector=${busy.id}`] : []
  })
}

/**
 * All commands have one form, one question, and one way to be sent and looked up (`LinkedForm.tsx`, `useSend.ts`,
 * `resources/commands.ts`): one of them meets every fault. Of the others only the body, its answer, and the task that it
 * is recognised by are their own.
 */
const WHOLE: Command = 'remoteStart'
const OWN: readonly FaultName[] = [
  'nothing is wrong',
  'the server says no',
  'a 5xx after the effect',
  'an answer after 25 s',
  'a reload while it is sent',
  'a lost answer',
]

export const SENT_TO_STATIONS: readonly Row[] = COMMANDS.map((command) => {
  const { filled, asks } = FORMS[command]
  return {
    call: callOfCommand(command),
    ...(command !== WHOLE && { faults: OWN }),
    begin: async (server, n) => {
      const place = nth(await placesOf(server, command === 'remoteStop'), n, 'stations')
      const station = new URLSearchParams(place).get('station') ?? ''
      return {
        address: `/operations/${COMMAND_RULES[command].call}?${place}`,
        steps: [
          ...(filled ? [filled] : []),
          button(/^(Enviar( a \d+ estaç(ão|ões))?|Parar recarga)$/),
          ...(asks ? [fill([/digite \S+$/, station]), yes('Enviar a 1 estação')] : []),
        ],
      }
    },
    done: /Comando enviado\./,
  }
})

/** A connector in the state that a command of its code needs; in the sandbox's standing time it stays in it. */
const connectorThat =
  (isRight: (connector: Connector) => boolean, name: string): Row['begin'] =>
  async (server, n) => {
    const places = (await stationsOf(server)).flatMap(({ id, connectors }) =>
      connectors.filter(isRight).map((connector) => `${encodeURIComponent(id)}/${connector.id}`),
    )
    return {
      address: `/qrcode/start/${nth(places, n % places.length, 'connectors')}`,
      steps: [['checkbox', /robô/], button(name)],
    }
  }

/** What a driver sends by the code at a connector. */
export const SENT_BY_DRIVERS: readonly Row[] = [
  {
    call: 'POST qrcode/start',
    begin: connectorThat(({ status }) => status === 'Available', 'Iniciar recarga'),
    done: /Comando START enviado/,
  },
  {
    call: 'POST qrcode/stop',
    begin: connectorThat(isInRecharge, 'Parar recarga'),
    done: /Comando STOP enviado/,
  },
]
