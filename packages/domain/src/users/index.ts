export {
  ACTIVATIONS,
  type Activation,
  isStillTheirs,
  switchableCards,
  tickedAtFirst,
} from './activation.ts'
export { type FoundPerson, mergePeople, type PersonQuery, personQueryOf } from './asking.ts'
export {
  checkUser,
  isUserSavedAs,
  SEXES,
  USER_FORM,
  type UserBase,
  type UserErrors,
  type UserPath,
  type UserSave,
  type UserValues,
  userForm,
  userRequest,
} from './form.ts'
export {
  ALL_USERS_SIZE,
  answerUsers,
  asksForAll,
  documentText,
  isCpf,
  sharedDocuments,
  USER_NOTIFICATIONS,
  USER_SEARCH_MS,
  USER_SORT_VALUES,
  USER_SORTS,
  USERS_PER_PAGE,
  type UserAnswer,
  type UserQuestion,
  type UserSort,
} from './list.ts'
export {
  checkNewUser,
  isMarkOf,
  NEW_USER_FORM,
  type NewUserBase,
  type NewUserErrors,
  type NewUserMark,
  type NewUserSave,
  type NewUserValues,
  newUser,
  newUserMark,
  newUserRequest,
  USER_PASSWORD_MAX,
} from './newUser.ts'
export {
  cardsOf,
  isSomebodyElses,
  lastFailedDeposit,
  latestRecharges,
  openRechargeOf,
  PERSON_RECENT,
  PERSON_RECHARGE_DAYS,
  type PersonCard,
  rechargesOfNotifications,
  tagsOfPerson,
  VERDICTS,
  type Verdict,
  verdictOf,
} from './person.ts'
export {
  OPERATIONS_PICKER_SIZE,
  PICKER_SIZE,
  type PickerUser,
  pickUsers,
  readPickerUsers,
} from './picker.ts'
export { type PickerTag, peopleOfTagQuery, pickTags } from './pickTags.ts'
export {
  NO_ADDRESS,
  readDocTypes,
  readUserAddress,
  readUserGroups,
  readUserRecord,
  type UserAddress,
  type UserGroup,
  type UserRecord,
  unreadTagsOf,
} from './record.ts'
export { coveredUserLabel, readUsers, type User, userLabel } from './user.ts'
