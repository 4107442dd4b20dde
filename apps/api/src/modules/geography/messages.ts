export const NO_SUCH_COUNTRY = "This country is not known";
export const NO_SUCH_STATE = "This state is not known";
export const STATE_ELSEWHERE = "This state is not in that country";
export const CITY_ELSEWHERE = "This city is not in that state";
