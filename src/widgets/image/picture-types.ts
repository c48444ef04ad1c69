/** What the choice of a picture offers (UPLD-04). */
export const pictureTypes = ".png,.jpg,.jpeg,.bmp,.gif,.heic";
